#!/bin/sh
# Run once, by the database's image, when its volume is empty. POSTGRES_USER owns the tables and migrates; the product connects
# as milepost_api, whose rights on each table the migrations grant. On a volume older than this file: run it by hand in the container.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 \
  --set password="$(cat "${DATABASE_PASSWORD_FILE:-/run/secrets/database_password}")" <<'SQL'
create role milepost_api login nosuperuser nocreatedb nocreaterole password :'password';
revoke create on schema public from public;
revoke temporary on database milepost from public;
SQL
