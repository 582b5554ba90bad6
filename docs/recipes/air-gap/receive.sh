#!/bin/sh
# Verifies and unpacks a package on the other side of an air gap. Requires sh, sha256sum and tar, but no network.
#
#   sh receive.sh <package folder> <new folder for the site> [SHA-256 from another channel]
set -eu

if [ $# -lt 2 ] || [ $# -gt 3 ]; then
  echo "Usage: sh receive.sh <package folder> <new folder for the site> [SHA-256 from another channel]" >&2
  exit 2
fi
package=$1
site=$2
# Accepts a digest in upper case.
expected=$(printf '%s' "${3:-}" | tr ABCDEF abcdef)

[ ! -e "$site" ] || { echo "$site already exists. Choose a new folder." >&2; exit 1; }

set -- "$package"/bundle.*
[ $# -eq 1 ] && [ -f "$1" ] || { echo "$package must contain exactly one archive named bundle.*." >&2; exit 1; }
bundle=$1

# SHA256SUMS must list the archive, and every digest in it must match.
(cd "$package" && sha256sum -c SHA256SUMS)
sum=$(sha256sum < "$bundle" | cut -d ' ' -f 1)
grep -q "^$sum  ${bundle##*/}\$" "$package/SHA256SUMS" || { echo "SHA256SUMS does not list the archive. Copy the package again." >&2; exit 1; }
grep -q "\"$sum\"" "$package/manifest.json" || { echo "The manifest belongs to another archive. Copy the package again." >&2; exit 1; }
# The digests in the package only detect damage. Only a digest from another channel detects a replaced archive.
[ -z "$expected" ] || [ "$expected" = "$sum" ] || { echo "The SHA-256 of the archive is $sum, not the expected one. Do not use it." >&2; exit 1; }

case $bundle in
  *.tar.gz) ;;
  *) echo "The digests match, but this script only unpacks tar.gz. Unpack $bundle yourself." >&2; exit 1 ;;
esac

# The site appears in its folder only when it is complete.
mkdir "$site.part"
tar -xzf "$bundle" -C "$site.part"
mv "$site.part" "$site"
echo "The site is unpacked in $site."
