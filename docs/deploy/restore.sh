#!/bin/sh
# Puts a copy of backup.sh in the place of a shop's data, all of it or nothing: sh docs/deploy/restore.sh /backup/shop-monday
# DATABASE_URL or SHOP_DATA says which shop; its processes are stopped first.
set -eu
if [ -n "${DATABASE_URL:-}" ]; then
  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" "$1"
else
  cp "$1" "$SHOP_DATA/shop.db.restored"
  rm -f "$SHOP_DATA/shop.db-wal" "$SHOP_DATA/shop.db-shm"
  mv "$SHOP_DATA/shop.db.restored" "$SHOP_DATA/shop.db"
fi
