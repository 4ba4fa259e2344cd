-- In how many orders of a brand two dishes came together; a dish with itself: in how many it came at all. Nothing says whose orders.
create table dishes_together (
  brand smallint not null,
  pid text not null,
  other text not null,
  orders int not null,
  primary key (brand, pid, other)
);

-- Up to which order has been counted.
create table dishes_counted (
  only_row boolean primary key default true check (only_row),
  counted_to uuid not null
);
insert into dishes_counted (counted_to) values ('00000000-0000-0000-0000-000000000000');
