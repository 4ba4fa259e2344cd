-- How many of an order's points went back with a part of it.
alter table refunds add points int not null default 0;
