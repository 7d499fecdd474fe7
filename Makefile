# make play    sets everything up and opens the page on http://127.0.0.1:8000
# make test    sets everything up (a browser too) and runs every check and test
#
# Needed: Python 3.11 or newer, git, make. Everything else is fetched into .venv.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
BIN := .venv/bin
PY := $(BIN)/python
RULES := tests/core tests/conformance tests/games tests/search
CLIENT_SOURCES := $(shell find client -path client/node_modules -prune -o -type f -print 2>/dev/null)

export PIP_DISABLE_PIP_VERSION_CHECK = 1

# What waits (for a browser, for servers) leaves room for what only counts. Each job's output comes
# in one piece; a make that cannot do that does one job after the other.
TWO_AT_ONCE := $(if $(filter output-sync,$(.FEATURES)),--jobs=2 --output-sync=target)
AS_IT_GOES := $(if $(filter output-sync,$(.FEATURES)),--output-sync=none)

.PHONY: play test setup dev browser lint test-client test-python all-tests test-again test-plain \
	test-checked bench wire screenshots clean

play: setup
	$(BIN)/pavage serve --host $(HOST) --port $(PORT) --open

test: .venv/.developing
	@$(MAKE) --no-print-directory $(TWO_AT_ONCE) setup browser lint test-client
	@$(MAKE) --no-print-directory $(TWO_AT_ONCE) test-python test-again

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

lint: .venv/.developing
	$(BIN)/ruff check src tests tools benchmarks
	$(BIN)/ruff format --check src tests tools benchmarks
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PY) tools/wire_ts.py --check
	$(PY) tools/architecture.py --check

test-client: .venv/.developing
	$(PY) tools/build_client.py run check
	$(PY) tools/build_client.py run test

test-python: dev browser
	@$(MAKE) --no-print-directory $(AS_IT_GOES) all-tests

all-tests:
	$(BIN)/pytest -n 2

# The rules again with every index checked, and again as plain Python: beside the other tests. The
# first without workers, of which each would also compile everything.
test-again:
	@$(MAKE) --no-print-directory test-checked
	@$(MAKE) --no-print-directory test-plain

test-checked: dev
	PAVAGE_PROFILE=quick NUMBA_BOUNDSCHECK=1 $(BIN)/pytest $(RULES)

test-plain: dev
	PAVAGE_PROFILE=quick NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 $(RULES)

# -- the rest ---------------------------------------------------------------------------------

bench: dev browser
	$(PY) benchmarks/run.py

wire: dev
	$(PY) tools/wire_ts.py

screenshots: dev browser
	$(PY) tools/screenshots.py

clean:
	rm -rf .venv client/node_modules src/pavage/client_dist .mypy_cache .ruff_cache .pytest_cache
