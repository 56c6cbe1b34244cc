#!/bin/sh
# Installs the Debian packages named that are missing, where it may; says so where it can't.
missing=""
for package in "$@"; do
    dpkg -s "$package" >/dev/null 2>&1 || missing="$missing $package"
done
[ -z "$missing" ] && exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "missing, and not root on a Debian machine to install it:$missing; tests that need it are skipped" >&2
    exit 0
fi
apt-get update -q
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends $missing ||
    echo "could not install:$missing; tests that need it are skipped" >&2
