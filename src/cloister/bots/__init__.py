"""Computer players. They are told only what their seat may know."""
