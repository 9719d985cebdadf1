#!/bin/sh
# Builds what is checked out here beside the release that runs, then switches `current` to it. A running site
# goes on with its own files until it is restarted; the three newest releases are kept.
#   ROOT/source     this repository
#   ROOT/releases   one folder for each release
#   ROOT/current    leads to the newest one
set -eu
source=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
root=$(dirname "$source")
release=releases/$(date -u +%Y%m%d-%H%M%S)-$(git -C "$source" rev-parse --short HEAD)
cd "$root"
trap 'rm -rf "$release.part"' EXIT
mkdir -p "$release.part"
git -C "$source" archive HEAD | tar -x -C "$release.part"
# It asks for the packages of development.
rm -f "$release.part/.npmrc"
if cmp -s current/package-lock.json "$release.part/package-lock.json"; then
  # The same packages, by the same files.
  cp -al current/node_modules "$release.part/node_modules"
else
  (cd "$release.part" && NODE_ENV=production npm ci --omit=dev --no-audit --no-fund --no-progress)
fi
(cd "$release.part" && node_modules/.bin/node scripts/build.mjs)
mv "$release.part" "$release"
ln -sfn "$release" current.next
mv -T current.next current
ls -d releases/* | sort | head -n -3 | xargs -r rm -rf
echo "$release stands ready: restart the site."
