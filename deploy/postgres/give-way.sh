#!/bin/bash
# Hands the lead over before the leading machine's disk is full: PostgreSQL lives on then and refuses every row, and Patroni, which asks whether it lives, leaves it in the lead.
# One beside Patroni on each machine: give-way.sh NAME http://ADDRESS:8008 FOLDER MEGABYTES. Where less than that is free it asks for a switchover, which Patroni refuses of a
# machine that does not lead, and where no synchronous standby can take over. Again only after ten minutes, or once there was room meanwhile: where all disks fill alike, handing on mends nothing.
set -uo pipefail
name=$1 api=$2 folder=$3 least=$4

is_full() {
  free=$(df --output=avail --block-size=1M "$folder" | tail -1 | tr -d ' ')
  [ "$free" -lt "$least" ]
}

while sleep 1; do
  is_full || continue
  curl --silent --fail --max-time 60 --data "{\"leader\":\"$name\"}" "$api/switchover" || continue
  echo " $name had $free MB left and gave the lead away"
  for _ in {1..600}; do
    sleep 1
    is_full || break
  done
done
