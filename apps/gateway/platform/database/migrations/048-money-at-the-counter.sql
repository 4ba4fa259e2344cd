-- The points that came back with a refund, which may be fewer than its share of them: the time of some is over. Null for those before.
alter table refunds add column points_back int;

-- The cash that the drawer opened with, kept with each count.
alter table day_ends add column float bigint not null default 0 check (float >= 0);
