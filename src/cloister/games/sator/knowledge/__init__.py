"""What a seat may know: views, imagined worlds and written positions."""
