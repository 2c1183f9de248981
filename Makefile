# The two commands that set everything up are `make sample` and `make test`.

SWIFT ?= swift
PREFIX ?= /usr/local
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)

# What the Swift toolchain itself needs, what building needs, and what the tests compare with.
TOOLCHAIN_PACKAGES = g++ libc6-dev libcurl4 libncurses6 libsqlite3-0 tzdata
BUILD_PACKAGES = $(TOOLCHAIN_PACKAGES) libxml2-dev libyajl-dev libminizip-dev pkg-config \
  libicu-dev liblzma-dev zlib1g-dev
GUARD_PACKAGES = valgrind
BENCHMARK_PACKAGES = $(GUARD_PACKAGES) gdal-bin gpsbabel libplist-utils libxml2-utils python3
TEST_PACKAGES = chromium fonts-dejavu-core gdal-bin git gpsbabel libjs-leaflet \
  libplist-utils libsqlite3-mod-spatialite libxml2-utils nodejs patch postgresql-15-postgis-3 \
  pre-commit python3 python3-gpxpy sqlite3
MATRIX_PACKAGES = josm python3-qgis python3-venv

# Programs that need no shared library start three times as fast, and run on any Linux of the kind.
# Debian calls yajl's static library by another name than the linker looks for.
STATIC_LIBRARIES = .build/static-libraries
# Swift's runtime calls a function of ours where it gets no memory: see LastResort.
STATIC_FLAGS = --static-swift-stdlib -Xswiftc -static-executable \
  -Xswiftc -Xclang-linker -Xswiftc -fuse-ld=lld -Xlinker -L$(STATIC_LIBRARIES) \
  -Xlinker --wrap=_ZN5swift28swift_abortAllocationFailureEmm \
  $(foreach flag,--start-group -lxml2 -lminizip -licuuc -licudata -llzma -lz -lm -lstdc++ --end-group,-Xlinker $(flag))
RELEASE = $(SWIFT) build -c release $(STATIC_FLAGS)
SAMPLE = Samples/MagicMountain
EXECUTABLES = parkconv parkcheck
BENCHMARKS = $(SWIFT) build -c release --package-path Benchmarks
PARKBENCH = "$$($(BENCHMARKS) --show-bin-path)/parkbench" --programs "$$($(RELEASE) --show-bin-path)"
RECORDED = Benchmarks/recorded.json
# SwiftPM names the sanitizers one by one, of which the compiler heeds the last; hence both once more.
FUZZ = FUZZING=1 $(SWIFT) build -c release --product Fuzz --scratch-path .build/fuzz \
  --sanitize fuzzer --sanitize address -Xswiftc -sanitize=address,fuzzer
TIME ?= 60
RUNS ?= 10000
# What counts the lines that are run, in builds of their own.
COUNTING = $(if $(COVERAGE),--enable-code-coverage --scratch-path .build/coverage)
COLLECTIONS ?= .build/torture

.PHONY: sample build test golden matrix screenshots test-hooks bounds faults sanitize race coverage repeat lint \
  benchmark guard record fuzz torture install uninstall clean \
  build-packages test-packages guard-packages benchmark-packages

sample: build
	$(call install_packages,libjs-leaflet)
	@mkdir -p out
	@bin="$$($(RELEASE) --show-bin-path)"; \
	for format in html svg geojson kml kmz gpx; do \
	  "$$bin/parkconv" plist-to-$$format $(SAMPLE) -o out/MagicMountain.$$format || exit; \
	done
	@echo
	@echo "The sample park has been converted:"
	@echo "  out/MagicMountain.html     open it in a browser; it needs no network"
	@echo "  out/MagicMountain.svg      a picture of the map"
	@echo "  out/MagicMountain.geojson  open it in QGIS (Layer > Add Layer), or drop it on geojson.io"
	@echo "  out/MagicMountain.kml      open it in Google Earth (File > Open)"
	@echo "  out/MagicMountain.kmz      the same with its image, to send to somebody"
	@echo "  out/MagicMountain.gpx      load it into a GPS device, or into any hiking app"
	@echo "Convert your own with: $$($(RELEASE) --show-bin-path)/parkconv plist-to-kml FOLDER -o FILE.kml"

build: build-packages
	@mkdir -p $(STATIC_LIBRARIES)
	@ln -sf "$$(pkg-config --variable=libdir yajl)/libyajl_s.a" $(STATIC_LIBRARIES)/libyajl.a
	$(RELEASE)

# COVERAGE=yes counts the lines that the tests run; see coverage.
test: build-packages test-packages
	$(SWIFT) test -Xswiftc -warnings-as-errors $(COUNTING) $(OPTIONS)
	PARKCHECK="$$($(SWIFT) build $(COUNTING) --show-bin-path)/parkcheck" $(SWIFT) test --package-path Benchmarks
	$(if $(COVERAGE),@Tests/coverage .build/coverage)

golden: build-packages
	UPDATE_GOLDEN=1 $(SWIFT) test --filter Golden

# Has every reader read every output and writes Documentation/Consumers.md; installs QGIS, and geopandas
# and fastkml from PyPI.
matrix: build-packages test-packages
	$(call install_packages,$(MATRIX_PACKAGES))
	/usr/bin/python3 -m venv .build/matrix
	.build/matrix/bin/pip install --quiet fastkml geopandas pyogrio
	MATRIX=1 $(SWIFT) test --filter MatrixTests

# Takes the pictures that the README shows.
screenshots: build-packages test-packages
	$(call install_packages,fonts-noto-color-emoji fonts-noto-core pngquant)
	UPDATE_SCREENSHOTS=1 $(SWIFT) test --filter Screenshot
	pngquant --force --skip-if-larger --strip --ext .png 128 Samples/Screenshots/*.png

# Debian's pre-commit can't build hooks that are written in Swift, PyPI's can. Takes minutes.
test-hooks: build-packages
	$(call install_packages,git python3-venv)
	python3 -m venv .build/pre-commit
	.build/pre-commit/bin/pip install --quiet pre-commit
	PATH="$(CURDIR)/.build/pre-commit/bin:$$PATH" BUILD_HOOKS=1 $(SWIFT) test --filter PreCommit

# Measures what files take that are made to take all memory and time, with the programs as they are shipped.
bounds: build test-packages
	PARKTOOLS_TEST_PROGRAMS="$$($(RELEASE) --show-bin-path)" \
	  $(SWIFT) test --filter EndToEndTests.BoundsTests

# Makes every call of the system fail in turn, fills disks, and ends programs at many moments; takes minutes.
faults: build-packages test-packages
	PARKTOOLS_TEST_FAULTS=all $(SWIFT) test --filter 'FaultTests|DiskTests|KillTests'

# Runs the tests with the address sanitizer, and what is written in C with that of undefined behaviour, whose
# runtime the other one brings along; the manifest of a package may not ask for it.
SANITIZED = --sanitize address -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined
sanitize: build-packages test-packages
	LSAN_OPTIONS="suppressions='$(CURDIR)/Tests/leak-suppressions':print_suppressions=0" \
	  $(SWIFT) test $(SANITIZED) --disable-xctest --scratch-path .build/sanitize $(OPTIONS)
	@nm -u .build/sanitize/debug/XMLParsing.build/*.o | grep -q __ubsan_handle

# Checks and converts on many threads under the thread sanitizer, over and over.
race: build-packages
	TSAN_OPTIONS="suppressions='$(CURDIR)/Tests/race-suppressions'" $(SWIFT) test --sanitize thread \
	  --disable-xctest --scratch-path .build/sanitize-thread --filter 'ConcurrencyTests|StreamingTests'

# Runs the tests, tells which part of the lines they run, and fails where none runs a piece of a reader.
coverage:
	@$(MAKE) test COVERAGE=yes

# Runs both programs RUNS times, several at a time, and fails where one says anything else than at first.
repeat: build
	@Tests/repeat "$$($(RELEASE) --show-bin-path)" $(RUNS)

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests \
	  Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Tests Fuzz

# Takes minutes. OPTIONS="--only startup --rounds 9" measures a part; parkbench without options names all.
benchmark: build benchmark-packages
	$(BENCHMARKS)
	@mkdir -p out
	@$(PARKBENCH) --json out/benchmark.json $(OPTIONS)

# Fails where a program executes over 5 % more instructions than recorded.
guard: build guard-packages
	@# libxml2 refers to threads weakly; a program that lacks one of their functions has parsers without locks.
	@! nm "$$($(RELEASE) --show-bin-path)/parkcheck" | grep ' w pthread_'
	$(BENCHMARKS)
	@$(PARKBENCH) --check $(RECORDED)

record: build guard-packages
	$(BENCHMARKS)
	@$(PARKBENCH) --record $(RECORDED)

# Attacks the readers for TIME seconds each; TARGET="kml gpx" names some of them. See Fuzz/README.md.
fuzz: build-packages
	$(FUZZ)
	@Fuzz/run "$$($(FUZZ) --show-bin-path)/Fuzz" $(TIME) $(TARGET)

# Runs the programs over other projects' collections, which it fetches into the folder COLLECTIONS.
torture: build
	@mkdir -p $(COLLECTIONS)
	@Fuzz/torture "$$($(RELEASE) --show-bin-path)" $(COLLECTIONS)

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/man/man1"
	@bin="$$($(RELEASE) --show-bin-path)"; \
	for name in $(EXECUTABLES); do \
	  install -s -m 755 "$$bin/$$name" "$(DESTDIR)$(PREFIX)/bin/$$name" || exit; \
	done; \
	for name in $(EXECUTABLES); do \
	  "$$bin/$$name" manual > "$(DESTDIR)$(PREFIX)/share/man/man1/$$name.1" || exit; \
	done

uninstall:
	rm -f $(EXECUTABLES:%="$(DESTDIR)$(PREFIX)/bin/%")
	rm -f $(EXECUTABLES:%="$(DESTDIR)$(PREFIX)/share/man/man1/%.1")

clean:
	$(SWIFT) package clean
	$(SWIFT) package clean --package-path Benchmarks
	rm -rf out

# Installs those of the named packages that are missing; asks nothing where all are there.
define install_packages
	@missing=""; \
	for package in $(1); do \
	  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
	    || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
	  echo "Installing:$$missing"; \
	  $(SUDO) apt-get update -q && \
	  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $$missing; \
	fi
endef

build-packages:
	$(call install_packages,$(BUILD_PACKAGES))

test-packages:
	$(call install_packages,$(TEST_PACKAGES))

guard-packages:
	$(call install_packages,$(GUARD_PACKAGES))

benchmark-packages:
	$(call install_packages,$(BENCHMARK_PACKAGES))
