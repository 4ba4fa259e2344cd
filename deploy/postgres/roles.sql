-- The two roles of Harbour and its database: psql -v owner_password=… -v app_password=… -f roles.sql
-- The owner changes tables, and nobody signs in as it but npm run migrate; gateways read and write rows.
create role harbour_owner login password :'owner_password';
create role harbour_app login password :'app_password';
-- Gateways ask for this of each connection; through PgBouncer their word does not come.
alter role harbour_app set statement_timeout = '15s';
alter role harbour_app set jit = off;
create database harbour owner harbour_owner;
\connect harbour
revoke all on database harbour from public;
grant connect on database harbour to harbour_app;
alter schema public owner to harbour_owner;
grant usage on schema public to harbour_app;
-- Whatever later migrations make, the months' tables among it.
alter default privileges for role harbour_owner in schema public grant select, insert, update, delete on tables to harbour_app;
alter default privileges for role harbour_owner in schema public grant usage, select on sequences to harbour_app;
