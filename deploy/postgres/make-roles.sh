#!/bin/bash
# Run once by the image, on a new cluster.
set -euo pipefail
psql -v ON_ERROR_STOP=1 --username postgres --dbname postgres \
  -v owner_password="$(cat /run/secrets/owner_password)" -v app_password="$(cat /run/secrets/app_password)" \
  -f /opt/harbour/roles.sql
