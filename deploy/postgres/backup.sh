#!/bin/bash
# Backs the database up: all of it on Sundays, what has changed since on other days; harbour-backup once does it now, and without a word every night.
set -euo pipefail
stanza=harbour

backup() {
  pgbackrest --stanza="$stanza" stanza-create
  if [ "$(date +%u)" = 7 ]; then kind=full; else kind=diff; fi
  pgbackrest --stanza="$stanza" --type="$kind" backup
  pgbackrest --stanza="$stanza" check
  # Gateways tell Prometheus of it (harbour_backup_timestamp_seconds).
  psql --quiet --no-psqlrc --dbname harbour --command "alter database harbour set harbour.backed_up_at = '$(date +%s)'"
}

if [ "${1:-}" = once ]; then
  backup
  exit
fi
until pg_isready --quiet; do sleep 2; done
pgbackrest --stanza="$stanza" stanza-create
while true; do
  # Half past four in Hong Kong, when shops are closed.
  now=$(date +%s)
  due=$(date -d 'today 20:30 UTC' +%s)
  if [ "$due" -le "$now" ]; then due=$((due + 86400)); fi
  sleep $((due - now))
  backup || echo 'harbour-backup: it failed, and is tried again tomorrow' >&2
done
