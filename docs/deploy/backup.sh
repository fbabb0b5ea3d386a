#!/bin/sh
# Copies a shop's data into a file while it serves: sh docs/deploy/backup.sh /backup/shop-monday
# DATABASE_URL or SHOP_DATA says which shop.
set -eu
if [ -n "${DATABASE_URL:-}" ]; then
  pg_dump --format=custom --file="$1" "$DATABASE_URL"
else
  node -e 'const { backup, DatabaseSync } = require("node:sqlite"); backup(new DatabaseSync(process.argv[1]), process.argv[2])' \
    "$SHOP_DATA/shop.db" "$1"
fi
