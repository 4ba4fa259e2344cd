-- A gateway that owns no table makes the tables of months to come all the same: by the rights of whoever has brought the database up to date.
alter function make_month(timestamptz, int) security definer;
alter function make_month(timestamptz, int) set search_path = public, pg_temp;
