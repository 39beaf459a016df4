"""Players that are programs. They are told what their seat may know, and nothing else."""
