#!/bin/bash
# Keeps the lead of etcd off the machine that leads PostgreSQL. Where both are lost at once, etcd first elects a leader, which then waits for the whole `ttl` of Patroni once more:
# guests wait ten seconds longer. One beside Patroni on each machine: move-etcd-leader.sh http://ADDRESS:8008 http://ADDRESS:2379 and the addresses of the two others' etcd.
set -uo pipefail
api=$1 own=$2 others=("${@:3}")

status() { curl --silent --fail --max-time 2 --data '{}' "$1/v3/maintenance/status"; }
number() { sed --quiet --regexp-extended "s/.*\"$1\":\"([0-9]+)\".*/\1/p"; }
leads_etcd() { [ "$(number leader <<<"$1")" = "$(number member_id <<<"$1")" ]; }

while sleep 3; do
  mine=$(status "$own") && leads_etcd "$mine" || continue
  curl --silent --fail --max-time 2 --output /dev/null "$api/leader" || continue
  for other in "${others[@]}"; do
    # Only to one that answers: while etcd waits for one that does not, it takes nothing.
    member=$(status "$other" | number member_id)
    [ -n "$member" ] || continue
    curl --silent --fail --max-time 5 --output /dev/null --data "{\"targetID\":\"$member\"}" "$own/v3/maintenance/transfer-leadership" || continue
    echo "etcd is led by $other now, since PostgreSQL is led here"
    break
  done
done
