# make play    sets everything up and opens the page on http://127.0.0.1:8000
# make test    sets everything up (a browser too) and runs every check and test
#
# Needed: Python 3.11 or newer, git, make. Everything else is fetched into .venv.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
BIN := .venv/bin
PY := $(BIN)/python
CLIENT_SOURCES := $(shell find client -path client/node_modules -prune -o -type f -print 2>/dev/null)

export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: play test setup dev browser lint test-client test-python test-plain test-checked bench \
	wire screenshots clean

play: setup
	$(BIN)/pavage serve --host $(HOST) --port $(PORT) --open

test: dev browser lint test-client test-python test-plain test-checked

# -- setting up -------------------------------------------------------------------------------

setup: .venv/.installed
	@$(BIN)/pavage warm

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Pavage needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	@rm -rf .venv
	$(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo "Python's venv module is missing. On Debian: apt-get install python3-venv"; exit 1; }
	$(PY) -m pip install --quiet "pip>=25.1"

.venv/.installed: .venv/bin/python pyproject.toml tools/build_client.py $(CLIENT_SOURCES)
	@echo "Setting up; the first time this takes a minute or two."
	$(PY) -m pip install --quiet --editable .
	@touch $@

.venv/.developing: .venv/.installed pyproject.toml
	$(PY) -m pip install --quiet --group dev
	@touch $@

dev: .venv/.developing setup

browser: .venv/.developing
	@$(PY) tools/browser.py

# -- checks and tests -------------------------------------------------------------------------

lint: dev
	$(BIN)/ruff check src tests tools benchmarks
	$(BIN)/ruff format --check src tests tools benchmarks
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PY) tools/wire_ts.py --check
	$(PY) tools/architecture.py --check

test-client: dev
	$(PY) tools/build_client.py run check
	$(PY) tools/build_client.py run test

test-python: dev browser
	$(BIN)/pytest -n 2

# The rules again as plain Python, and again with every index checked.
test-plain: dev
	PAVAGE_PROFILE=quick NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 tests/core tests/conformance tests/games tests/search

test-checked: dev
	PAVAGE_PROFILE=quick NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 tests/core tests/conformance tests/games tests/search

# -- the rest ---------------------------------------------------------------------------------

bench: dev browser
	$(PY) benchmarks/run.py

wire: dev
	$(PY) tools/wire_ts.py

screenshots: dev browser
	$(PY) tools/screenshots.py

clean:
	rm -rf .venv client/node_modules src/pavage/client_dist .mypy_cache .ruff_cache .pytest_cache
