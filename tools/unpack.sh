#!/bin/sh
# Unpacks the programs of these Debian packages into build/system without installing them: nothing is started, now or ever.
cd "$(dirname "$0")/.." || exit 1
mkdir -p build/system
for package in "$@"; do
    [ -e "build/system/$package.deb" ] && continue
    if ! command -v apt-get >/dev/null || ! command -v dpkg >/dev/null; then
        echo "not a Debian machine: $package is not there; tests that need it are skipped" >&2
        continue
    fi
    folder=$(mktemp -d)
    { (cd "$folder" && apt-get download -q "$package") || (apt-get update -q && cd "$folder" && apt-get download -q "$package"); } >/dev/null 2>&1 &&
        dpkg -x "$folder"/*.deb build/system && mv "$folder"/*.deb "build/system/$package.deb" ||
        echo "could not get $package; tests that need it are skipped" >&2
    rm -rf "$folder"
done
