-- A guest's orders of one type, and those that have not ended: a page costs the same however many orders there are.
create index orders_of_guest_by_type on orders (user_id, order_type, order_id desc);
create index orders_of_guest_live on orders (user_id, order_id desc) where state not in ('completed', 'cancelled');

-- When a device was last seen.
create index sessions_of_code on sessions (code_hash);

-- Made again, to be the latest: of several indexes that would do, PostgreSQL takes the later one as long as the table is small.
drop index orders_once;
create unique index orders_once on orders (user_id, client_order_id);
