#!/bin/bash
# Backs the database up into each repository: all of it on Sundays, what has changed since on other days; harbour-backup once does it now, harbour-backup
# once full all of it, and without a word every night.
set -euo pipefail
stanza=harbour

# The numbers of the repositories: the first, and those named in the file or in the environment. A backup goes into one at a time, the log into all of them.
repositories() {
  {
    echo 1
    sed -n 's/^repo\([0-9]*\)-.*/\1/p' /etc/pgbackrest/pgbackrest.conf
    env | sed -n 's/^PGBACKREST_REPO\([0-9]*\)_.*/\1/p'
  } | sort -nu
}

backup() {
  failed=no
  pgbackrest --stanza="$stanza" stanza-create || failed=yes
  for repository in $(repositories); do
    pgbackrest --stanza="$stanza" --repo="$repository" --type="$1" backup || failed=yes
  done
  pgbackrest --stanza="$stanza" check || failed=yes
  [ "$failed" = no ] || return 1
  # Gateways tell Prometheus of it (harbour_backup_timestamp_seconds).
  psql --quiet --no-psqlrc --dbname harbour --command "alter database harbour set harbour.backed_up_at = '$(date +%s)'"
}

if [ "${1:-}" = once ]; then
  # Of several machines the one that leads makes it: the timer runs on each.
  if [ "$(psql --quiet --no-psqlrc --tuples-only --no-align --dbname harbour --command 'select pg_is_in_recovery()')" = t ]; then
    echo 'harbour-backup: this machine does not lead, and leaves it to the one that does'
    exit
  fi
  if [ "$(date +%u)" = 7 ]; then kind=full; else kind=diff; fi
  backup "${2:-$kind}"
  exit
fi
until pg_isready --quiet; do sleep 2; done
for _ in {1..6}; do
  pgbackrest --stanza="$stanza" stanza-create && break
  sleep 10
done
while true; do
  # Half past four in Hong Kong, when shops are closed.
  now=$(date +%s)
  due=$(date -d 'today 20:30 UTC' +%s)
  if [ "$due" -le "$now" ]; then due=$((due + 86400)); fi
  sleep $((due - now))
  # A process of its own, which ends at its first fault: within a condition bash goes on after one.
  "$0" once || echo 'harbour-backup: it failed, and is tried again tomorrow' >&2
done
