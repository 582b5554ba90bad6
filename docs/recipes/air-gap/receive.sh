#!/bin/sh
# On the other side of the air gap: checks what was carried and unpacks it. Needs sh, sha256sum and tar, and no network.
#
#   sh receive.sh <folder that was carried> <new folder for the site> [SHA-256 that was told by another way]
set -eu

if [ $# -lt 2 ] || [ $# -gt 3 ]; then
  echo "Usage: sh receive.sh <folder that was carried> <new folder for the site> [SHA-256 that was told by another way]" >&2
  exit 2
fi
carried=$1
site=$2
# Digits that were read out or typed may be in capitals.
told=$(printf '%s' "${3:-}" | tr ABCDEF abcdef)

[ ! -e "$site" ] || { echo "There is something at $site already." >&2; exit 1; }

set -- "$carried"/bundle.*
[ $# -eq 1 ] && [ -f "$1" ] || { echo "There must be one archive in $carried, called bundle and its format." >&2; exit 1; }
bundle=$1

# The sums speak of everything that was carried, and every one of them must be right.
(cd "$carried" && sha256sum -c SHA256SUMS)
sum=$(sha256sum < "$bundle" | cut -d ' ' -f 1)
grep -q "^$sum  ${bundle##*/}\$" "$carried/SHA256SUMS" || { echo "SHA256SUMS has no sum of the archive." >&2; exit 1; }
grep -q "\"$sum\"" "$carried/manifest.json" || { echo "The manifest is of another archive." >&2; exit 1; }
# Sums that travel with the archive show damage. Only a number that came by another way shows forgery.
[ -z "$told" ] || [ "$told" = "$sum" ] || { echo "The archive is not the one that was told: its SHA-256 is $sum." >&2; exit 1; }

case $bundle in
  *.tar.gz) ;;
  *) echo "This script unpacks tar.gz; the sums are right, unpack $bundle yourself." >&2; exit 1 ;;
esac

# Nothing stands at the site's place before all of it is there.
mkdir "$site.part"
tar -xzf "$bundle" -C "$site.part"
mv "$site.part" "$site"
echo "The site is unpacked in $site."
