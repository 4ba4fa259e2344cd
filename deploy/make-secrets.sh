#!/bin/bash
# Makes the secrets that Harbour's own parts share, as far as they are missing; those of others (Stripe, SMS, mail) are written by hand.
set -euo pipefail
umask 077
cd "$(dirname "$0")"
mkdir -p secrets
make() { [ -s "secrets/$1" ] || openssl rand -hex 24 | tr -d '\n' >"secrets/$1"; }
write() { [ -s "secrets/$1" ] || printf '%s' "$2" >"secrets/$1"; }

for name in postgres_password owner_password app_password metrics_token grafana_password; do make "$name"; done
owner=$(cat secrets/owner_password)
app=$(cat secrets/app_password)
write database_url "postgres://harbour_app:$app@pgbouncer:6432/harbour"
write database_listen_url "postgres://harbour_app:$app@postgres:5432/harbour"
write migrate_database_url "postgres://harbour_owner:$owner@postgres:5432/harbour"
write pgbouncer_users "\"harbour_app\" \"$app\""
for name in stripe_secret_key stripe_hook_secret sms_token smtp_url; do
  if [ ! -s "secrets/$name" ]; then
    touch "secrets/$name"
    echo "Write deploy/secrets/$name by hand."
  fi
done
# The parts run as users of their own, and Compose hands files out as they are: the folder keeps others of this machine out.
chmod 700 secrets
chmod 644 secrets/*
