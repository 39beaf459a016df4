"""The rules of the game; views, texts and bots are in other folders."""
