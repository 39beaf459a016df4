"""What can be known, and what follows from it. docs/mystery-of-the-abbey.md explains it.

The files in the order of imports: view, position; notes, constraints, timeline, possibilities,
conclusions (what is proven); world, dealing, repair, complete_search, sampling (worlds that fit);
imagine, access; deductions (for people), world_sample and evidence (for bots).
"""
