# make setup | play | test | test-versions | check | docs | bench | soak | mutants | clean
PYTHON ?= python3
V := .venv
BIN := $(V)/bin
JOBS ?= 2
PYTEST := $(BIN)/python -m pytest -q -n $(JOBS) --durations 25 --durations-min 4
# Branches of the rules that the tests must take, in per cent.
COVERAGE := 98
LIVE_TESTS = tests/server tests/browser
QUIET_TESTS = $(filter-out $(LIVE_TESTS) tests/__pycache__,$(patsubst %/,%,$(wildcard tests/*/))) examples/high-card/tests
CHECKED = $(wildcard src tests tools examples bench hatch_build.py)

.PHONY: system setup compile ui play screenshots test test-compiled test-live test-pure test-versions check check-python check-web format bench bench-peers bench-server docs soak mutants lock clean

setup: $(V)/.ok compile ui

# The locks are complete: nothing is left to resolve, so no later release of a package can get in the way.
INSTALL := $(BIN)/pip install -q --disable-pip-version-check --no-compile --require-hashes --no-deps -r

# What compiles the engine comes first, so that with -j the rest is installed meanwhile.
$(V)/.tools: requirements.lock tools/locked.py
	$(PYTHON) -m venv $(V)
	$(PYTHON) tools/locked.py ast-serialize librt msgspec mypy mypy-extensions pathspec rich setuptools typing-extensions > $(V)/tools.lock
	$(INSTALL) $(V)/tools.lock
	touch $@

$(V)/.ok: $(V)/.tools pyproject.toml hatch_build.py
	$(INSTALL) requirements.lock
	KOTABLE_NO_UI=1 $(BIN)/pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $@

# The example of a third game is for the tests: players are not offered it.
$(V)/.high-card: $(V)/.ok examples/high-card/pyproject.toml
	$(BIN)/pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e examples/high-card
	touch $@

# Does nothing unless a source changed, so every target that runs code asks for it.
compile: $(V)/.tools
	$(BIN)/python tools/compile.py

ui: $(V)/.tools
	@if $(BIN)/python tools/web.py --needs-node; then $(INSTALL) tools/node.lock; fi
	$(BIN)/python tools/web.py

play: setup
	$(BIN)/kotable serve --open

# A browser, a database server and proxies for the tests that want them.
system:
	@tools/system.sh chromium-headless-shell fonts-dejavu-core postgresql
	@tools/unpack.sh nginx caddy

# What can be done side by side is: much of the set-up waits for the network, and while the engine is compiled on one core the other
# checks and tests what needs no compiled engine.
test:
	$(MAKE) -j4 system setup check test-pure
	$(MAKE) test-compiled test-live

test-compiled: setup $(V)/.high-card
	$(BIN)/python tools/compile.py --check
	$(PYTEST) $(QUIET_TESTS)

# Servers, browsers and clocks. Such a test waits more than it computes, so there are two for each core.
test-live: system setup $(V)/.high-card
	$(PYTEST) -n $$((2 * $(JOBS))) -m "not soak and not alone" tests/server
	$(PYTEST) -n $$((2 * $(JOBS))) --dist worksteal -m "not soak and not alone" tests/browser
	$(BIN)/python -m pytest -q -m alone $(LIVE_TESTS)

# The rules and the contract once more from the plain sources; the branches that the tests of the rules take are counted.
test-pure: $(V)/.ok $(V)/.high-card
	rm -f build/coverage.json
	KOTABLE_PURE=1 $(PYTEST) --cov --cov-report=json:build/coverage.json tests/rules
	$(BIN)/python tools/branches.py build/coverage.json $(COVERAGE)
	KOTABLE_PURE=1 $(PYTEST) tests/contract

# The quiet tests on every Python from 3.11 to 3.14 that this machine has. KOTABLE_NO_COMPILE=1 runs them from the plain sources.
test-versions: setup
	$(BIN)/python tools/versions.py $(QUIET_TESTS)

check: check-python check-web

check-python: $(V)/.ok $(V)/.high-card
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/mypy $(CHECKED)

check-web: ui
	$(BIN)/python tools/web.py npm run check

format: setup
	$(BIN)/ruff check --fix $(CHECKED)
	$(BIN)/ruff format $(CHECKED)

bench: setup
	$(BIN)/kotable bench

# The same measurements beside OpenSpiel, which gets an environment of its own.
bench-peers: setup
	test -d .venv-peers || $(PYTHON) -m venv .venv-peers
	.venv-peers/bin/pip install -q --disable-pip-version-check open_spiel
	$(BIN)/python bench/peers.py --peer-python .venv-peers/bin/python

# Pictures of the browser application into docs/pictures.
screenshots: setup
	$(BIN)/python tools/screenshots.py

# The guide, the API and the other pages as a site in build/docs, from the plain sources and with tools of its own.
docs: .venv-docs/.ok
	KOTABLE_PURE=1 .venv-docs/bin/sphinx-build -W --keep-going -q docs build/docs
	@echo "The pages are in build/docs: begin with build/docs/index.html."

.venv-docs/.ok: docs/requirements.lock
	$(PYTHON) -m venv .venv-docs
	.venv-docs/bin/pip install -q --disable-pip-version-check --require-hashes --no-deps -r docs/requirements.lock
	touch $@

# The server on loopback, beside boardgame.io where its package can be installed.
bench-server: setup
	PYTHONPATH=. $(BIN)/python bench/server.py $(BENCH)

# Plants faults outside and inside the rules, and lists those that no test finds.
mutants: setup
	$(BIN)/python tools/mutants.py $(MUTANTS)

soak: setup
	$(BIN)/python -m pytest -q -m soak --timeout 7200

# Takes the newest versions that pyproject.toml allows.
lock:
	uv pip compile -q --upgrade --universal --generate-hashes pyproject.toml --extra dev -o requirements.lock
	uv pip compile -q --upgrade --universal --generate-hashes pyproject.toml --extra docs -o docs/requirements.lock

clean:
	rm -rf $(V) .venv-* build dist src/kotable/static web/node_modules
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage*
	find src -name '*.so' -delete
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
