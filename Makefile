# Two commands are all a stranger needs: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Containers often forbid bytecode: every process of every test would then compile everything anew.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test lock .style .behaviour long torture bench load gallery tour docs lint

play: $(VENV)/.ready-play
	@$(BIN)/python -m bot

test: $(VENV)/.ready-test
	@$(MAKE) --no-print-directory -j2 .style .behaviour

.style:
	@$(BIN)/ruff check --quiet . && $(BIN)/ruff format --check --quiet . && $(BIN)/mypy --no-error-summary

# Four on two cores: a test that waits, for a bot or a browser, leaves its core to the others.
.behaviour: $(VENV)/.compiled
	@$(BIN)/python -m pytest -n 4 --dist worksteal

# What takes too long for every run, in a quarter of an hour: before a release.
long: $(VENV)/.compiled
	@$(BIN)/python -m pytest -n 4 --dist worksteal -m long

# What `make test` tries a share of, whole, or another share: make torture SHARE=0.5 SEED=7
# Interrupted, it goes on where it was; what was tried is added up in torture.json.
torture: $(VENV)/.ready-test
	@mkdir -p build; echo "SHARE=$(or $(SHARE),1) SEED=$(or $(SEED),0)"
	@SHARE=$(or $(SHARE),1) SEED=$(or $(SEED),0) TALLY=$(CURDIR)/torture.json RESUME=$(CURDIR)/build/tortured.txt \
	  $(BIN)/python -m pytest -n 2 --dist worksteal -m "torture or long" && rm -f build/tortured.txt
	@cat torture.json

bench: $(VENV)/.ready-test
	@$(BIN)/python -m bench

# Many open tables on one bot: make load TABLES=1000 ACTIVE=200
load: $(VENV)/.ready-test
	@$(BIN)/python -m bench.load $(or $(TABLES),100 1000 5000) --active $(or $(ACTIVE),1000)

gallery: $(VENV)/.ready-test
	@$(BIN)/python -m tests.render.exhibits

# The animated picture of the README, from a real match; needs Debian's chromium.
tour: $(VENV)/.ready-test
	@$(BIN)/python -m tests.sandbox.tour

docs: $(VENV)/.ready-docs
	@$(BIN)/mkdocs build --quiet --strict && echo "build/site/index.html"

# In a fresh clone one process compiles, beside mypy, what four would each compile at once.
$(VENV)/.compiled: | $(VENV)/.ready-test
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null; touch $@

lint: $(VENV)/.ready-test
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Warmoot needs Python 3.11 or newer; say which with: make $(MAKECMDGOALS) PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { \
	  echo "Python cannot make virtual environments here; on Debian: apt install python3-venv" >&2; exit 1; }

# Exactly what was tested: uv takes seconds for it; where there is no uv, pip does the same.
define install
	@pip="$(BIN)/python -m pip --disable-pip-version-check --quiet"; \
	if $$pip install uv 2>/dev/null; then pip="env VIRTUAL_ENV=$(CURDIR)/$(VENV) $(BIN)/uv --quiet pip"; fi; \
	$$pip install --require-hashes -r requirements/$(1).txt && $$pip install --no-deps -e . || { \
	  echo "The packages could not be installed; is the network there? (pip needs PyPI)" >&2; exit 1; }
endef

$(VENV)/.ready-play: pyproject.toml requirements/play.txt | $(VENV)/bin/python
	@echo "Installing what Warmoot needs into $(VENV) …"
	$(call install,play)
	@touch $@

$(VENV)/.ready-test: pyproject.toml requirements/test.txt | $(VENV)/bin/python
	@echo "Installing what Warmoot and its tests need into $(VENV) …"
	$(call install,test)
	@touch $@ $(VENV)/.ready-play

# Renews requirements/: the newest versions that pyproject.toml allows.
lock: | $(VENV)/bin/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@for kind in play test; do \
	  extras=$$([ $$kind = test ] && echo "--extra test"); \
	  $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
	    --extra postgres $$extras pyproject.toml -o requirements/$$kind.txt; done

$(VENV)/.ready-docs: pyproject.toml | $(VENV)/bin/python
	@echo "Installing what builds the pages into $(VENV) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[docs]' || { \
	  echo "The packages could not be installed; is the network there? (pip needs PyPI)" >&2; exit 1; }
	@touch $@
