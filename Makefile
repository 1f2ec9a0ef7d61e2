# Every path below is relative: the folder may lie anywhere, also where names have spaces.
# Stamps (.venv/.play, .venv/.test, .venv/.tablee) hold hashes of contents, lie inside what they
# vouch for, and are written last: an interrupted run is simply done again.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test quick bench bench-server siege soak format lint lock clean env env-test install client
unexport PYTHONPATH PYTHONHOME

PY := .venv/bin/python
PIP := -m pip -qq --disable-pip-version-check --no-input
LOCKS := requirements/play.txt requirements/test.txt
SOURCES := $(wildcard pyproject.toml setup.py LICENSE README.md src)
COMPILED := tests/kernel tests/bots tests/arena tests/refusals
# Played compiled where that can be, several times faster: the promises, what compares the two, and
# how well and how honestly bots play.
CONFORMANCE := tests/test_conformance.py tests/test_differential.py
STRENGTH := $(wildcard src/tablee/games/*/tests/test_bots.py) tests/bots/test_ramen_bots.py \
  tests/bots/test_honesty.py
PYTEST := $(PY) -m pytest -n 2 --dist worksteal
SLOWER := the engine runs interpreted (everything works, about 8 times slower).

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s%s\n", $$1, $$2 }' Makefile

play: install ## set everything up and play in the browser (in the terminal without Node.js)
	@if [ -f src/tablee/server/static/.built ]; then .venv/bin/tablee serve; \
	else .venv/bin/tablee play; fi

bench: install ## measure the speed, against other engines too
	@$(PY) -m benchmarks

bench-server: install ## measure the server: latency, moves a second, memory
	@$(PY) -m benchmarks.server

siege: install ## attack a server from one address: what a bystander notices
	@$(PY) -m benchmarks.siege

soak: install ## 20,000 games in one process: memory must not grow
	@$(PY) -m benchmarks.soak

format: env-test ## format the code and repair what ruff can
	@$(PY) -m ruff format . && $(PY) -m ruff check --fix .

lint: env-test ## check format, style and types
	@$(PY) -m ruff format --check . && $(PY) -m ruff check . && $(PY) -m mypy --strict

clean: ## remove everything that these targets make
	@rm -rf .venv .venv-bench .venv-node build dist src/*.egg-info
	@rm -rf client/node_modules src/tablee/server/static
	@rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# --- checks -------------------------------------------------------------------------------------

# `part TITLE COMMAND...` runs a command and notes whether it failed and which tests it skipped.
define PART
notes=build/notes; mkdir -p build; : > $$notes
note() { echo "$$1" >> $$notes; }
part() {
  title=$$1; shift; echo; echo "== $$title"; echo 1 > build/status
  { "$$@" 2>&1; echo $$? > build/status; } | tee build/output
  if [ "$$(cat build/status)" = 0 ]; then note "passed   $$title"; else note "FAILED   $$title"; fi
  sed -n "s/^SKIPPED /skipped  $$title: /p" build/output >> $$notes
}
endef
export PART

# What it runs is as gentle as `nice` and, unlike what a shell runs in the background, stops when you do.
BESIDE := import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.nice(5); \
  os.execvp(sys.argv[1], sys.argv[1:])
SELF = $(MAKE) --no-print-directory  # (named in a recipe, make would run it with -n too)

# The engine is compiled beside the checks that do without it.
test: env-test client ## run every check: format, style, types, tests interpreted and compiled
	@eval "$$PART"; \
	$(PY) -c '$(BESIDE)' $(SELF) install RETRY=yes >build/install 2>&1 & \
	part "format" $(PY) -m ruff format --check .; \
	part "style" $(PY) -m ruff check .; \
	part "types" $(PY) -m mypy --strict; \
	if [ -f src/tablee/server/static/.built ]; then \
	  part "client, types" $(PY) client/build.py -- check; \
	  part "client, tests" $(PY) client/build.py -- test; \
	else note "SKIPPED  client: NO NODE.JS, the browser client is NOT built and NOT tested"; fi; \
	TABLEE_CHROMIUM=$$($(PY) client/chromium.py) || \
	  note "SKIPPED  browser: NO CHROMIUM to be had, the browser tests are NOT run"; \
	export TABLEE_CHROMIUM; \
	$(PY) tests/server/postgres.py || \
	  note "SKIPPED  postgres: NO POSTGRESQL to be had, several servers are NOT tested"; \
	part "tests, interpreted" $(PYTEST) $(addprefix --ignore ,$(CONFORMANCE) $(STRENGTH)); \
	wait; cat build/install; \
	case "$$(cat .venv/.tablee)" in \
	*compiled) part "tests, compiled" $(PYTEST) -o pythonpath= -p tests.compiled \
	    $(CONFORMANCE) $(COMPILED) src/tablee/games;; \
	*) part "tests, conformance interpreted" $(PYTEST) $(CONFORMANCE) $(STRENGTH);; \
	esac; \
	case "$$(cat .venv/.tablee)" in \
	*failed) cat .venv/compile.log; note "FAILED   tests, compiled: compiling failed, see above";; \
	*interpreted) note "SKIPPED  tests, compiled: NO C COMPILER, the compiled engine is NOT tested";; \
	*compiled) ;; \
	*) note "FAILED   tests, compiled: tablee could not be installed, see above";; \
	esac; \
	echo; echo "== summary"; cat build/notes; ! grep -q ^FAILED build/notes

QUICK := tests/kernel tests/i18n tests/scenario tests/docs tests/refusals tests/test_architecture.py \
  src/tablee/games/plat_du_jour src/tablee/games/ramen

quick: env-test ## run what matters while you work, in under two minutes
	@$(PY) -m ruff format --check -q . && $(PY) -m ruff check -q . && $(PY) -m mypy --strict && \
	$(PY) -m pytest -q -n 2 --dist worksteal -m "not slow" $(wildcard $(QUICK))

# --- setting up ---------------------------------------------------------------------------------

# Prints a hash of the files and folders named, of this Python and of where it lies.
define HASH
import hashlib, pathlib, sys
digest = hashlib.sha256(f"{sys.version} {sys.prefix}".encode())
for path in map(pathlib.Path, sys.argv[1:]):
    for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
        if file.is_file() and "__pycache__" not in file.parts:
            digest.update(f"{file} {hashlib.sha256(file.read_bytes()).hexdigest()}".encode())
print(digest.hexdigest())
endef
export HASH

# Succeeds if C extensions can be built, the way setuptools builds them.
define PROBE
import pathlib, setuptools, tempfile
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler, get_python_inc
compiler = new_compiler()
customize_compiler(compiler)
with tempfile.TemporaryDirectory() as folder:
    source = pathlib.Path(folder, "probe.c")
    source.write_text("#include <Python.h>")
    objects = compiler.compile([str(source)], folder, include_dirs=[get_python_inc()])
    compiler.link_shared_object(objects, str(source.with_suffix(".so")))
endef
export PROBE

export FITS := import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))

# Sets $python, or ends with a sentence that says what to install.
define FIND_PYTHON
for python in python3.11 python3 python; do
  "$$python" -c "$$FITS" >/dev/null 2>&1 && break
  python=
done
if [ -z "$$python" ]; then
  echo "Tablée needs Python 3.11 or later with its venv module; please install it" \
    "(looked for python3.11, python3, python; on Debian and Ubuntu: python3 and python3-venv)." >&2
  exit 1
fi
endef
export FIND_PYTHON

env:
	@key=$$($(PY) -I -c "$$HASH" $(LOCKS) 2>/dev/null) && \
	[ "$$key" = "$$(cat .venv/.play 2>/dev/null)" ] && exit; \
	eval "$$FIND_PYTHON"; \
	printf 'Setting up Python packages ... '; \
	rm -rf .venv && "$$python" -m venv .venv && key=$$($(PY) -I -c "$$HASH" $(LOCKS)) && \
	$(PY) $(PIP) install --require-hashes -r requirements/play.txt && \
	echo "$$key" > .venv/.play && echo done

env-test: env
	@[ -f .venv/.test ] && exit; \
	printf 'Setting up test tools ... '; \
	key=$$(cat .venv/.play) && rm .venv/.play && \
	$(PY) $(PIP) install --require-hashes -r requirements/test.txt && \
	touch .venv/.test && echo "$$key" > .venv/.play && echo done

# Without Node.js (code 3) everything else still works.
client: env
	@$(PY) client/build.py || [ $$? = 3 ]

# Builds from a fresh copy, so that nothing of an earlier build slips in. (-vvv outweighs -qq.)
define BUILD
build() {
  rm -rf build/stage && mkdir -p build/stage && cp -R $(SOURCES) build/stage &&
  $(PY) $(PIP) "$$@" install --no-index --no-deps --no-build-isolation --force-reinstall \
    ./build/stage
}
finish() { rm -rf build/stage; echo "$$key $$1" > .venv/.tablee; }
endef
export BUILD
IS_COMPILED := import tablee.kernel.rng as m, sys; sys.exit(m.__file__.endswith(".py"))

install: client
	@eval "$$BUILD"; \
	key=$$($(PY) -I -c "$$HASH" $(SOURCES)) || exit; \
	was=$$(cat .venv/.tablee 2>/dev/null); \
	if [ "$$was" = "$$key compiled" ]; then exit; fi; \
	if ! $(PY) -I -c "$$PROBE" >/dev/null 2>&1; then \
	  how=interpreted; why="No C compiler with Python's headers found"; \
	elif [ "$$was" = "$$key failed" ] && [ -z "$(RETRY)" ]; then \
	  how=failed; \
	else \
	  rm -f .venv/.tablee; printf 'Compiling the engine (a minute or two) ... '; \
	  if TABLEE_COMPILE=1 build -vvv >.venv/compile.log 2>&1 && $(PY) -I -c '$(IS_COMPILED)'; then \
	    finish compiled; echo done; exit; \
	  fi; \
	  how=failed; was=; echo failed; \
	fi; \
	if [ $$how = failed ]; then why="Compiling failed (see .venv/compile.log)"; fi; \
	if [ "$$was" != "$$key $$how" ]; then \
	  rm -f .venv/.tablee; TABLEE_COMPILE=0 build && finish $$how || exit; \
	fi; \
	echo "$$why: $(SLOWER)"

# --- maintenance --------------------------------------------------------------------------------

COMPILE := build/lock/bin/uv pip compile --quiet --no-config --upgrade --universal \
  --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url \
  pyproject.toml --extra cli --extra web

lock: ## resolve requirements/*.in anew into the hashed lock files
	@eval "$$FIND_PYTHON"; rm -rf build/lock && "$$python" -m venv build/lock && \
	build/lock/bin/python $(PIP) install uv && \
	$(COMPILE) requirements/play.in -o requirements/play.txt && \
	$(COMPILE) --extra postgres --extra test requirements/test.in -c requirements/play.txt -o requirements/test.txt && \
	$(subst pyproject.toml --extra cli --extra web,,$(COMPILE)) requirements/node.in \
	  -o requirements/node.txt
