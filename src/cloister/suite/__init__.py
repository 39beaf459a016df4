"""The checks that every game gets for free: `cloister doctor NAME` and the tests run them."""
