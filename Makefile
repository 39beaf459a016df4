# Two commands matter: `make play` and `make test`. Both work on a machine with only Python 3.11+.

PYTHON_FILES := src tests tools
BIN := .venv/bin
# Four workers on two cores, because many tests wait for a browser or a process. Each gets its next
# test when it is idle; one that dies ends the run.
# The many processes that tests start find their bytecode there, whatever the environment says.
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/pytest -n 4 --maxschedchunk 1 --max-worker-restart 0

.PHONY: help play test lint coverage pythons compile soak bench lock clean

help: ## this list
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## /make \1\t/' | expand -t 16

play: .venv/.play ## play in the browser
	@$(BIN)/python tools/compile.py || true
	@$(BIN)/cloister play

test: .venv/.test ## everything that a change must pass
	@$(BIN)/python tools/compile.py --whole
	@$(MAKE) --no-print-directory lint
	$(PYTEST)

lint: .venv/.test ## what `make test` runs first, and pre-commit before each commit
	$(BIN)/ruff check $(PYTHON_FILES)
	$(BIN)/ruff format --check $(PYTHON_FILES)
	$(BIN)/mypy --strict

coverage: .venv/.test ## branch coverage, by part; fails below what docs/testing.md promises
	@$(BIN)/python tools/coverage.py

pythons: .venv/.test ## try the other supported Pythons that this machine has
	@tools/pythons

compile: .venv/.play ## compile the rules
	@$(BIN)/python tools/compile.py --whole

soak: .venv/.test ## the tests that run for hours
	@$(BIN)/python tools/compile.py --whole
	$(PYTEST) -o faulthandler_timeout=0 -m soak

bench: .venv/.play ## how fast the games run here
	@$(BIN)/python tools/compile.py || true
	@$(BIN)/cloister bench

lock: .venv/.play ## write the lock files again from pyproject.toml
	@tools/lock

clean: ## remove what was built, the environment too
	@rm -rf build dist .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src \( -name '*.so' -o -name _compiled.json \) -delete
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

.venv/.play: pyproject.toml requirements.txt tools/setup
	@tools/setup play
	@touch $@

.venv/.test: pyproject.toml requirements-dev.txt tools/setup
	@tools/setup test
	@touch .venv/.play $@
