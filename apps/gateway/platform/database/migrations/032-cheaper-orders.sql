-- Every order writes into every index of its tables. Nobody asks this one: bookings are read by payment, by account and by time.
drop index ledger_of_order;

-- The reconciliation reads the last days of what is written in the order of time: the borders of each part of the table are enough to find them.
drop index ledger_at;
create index ledger_at on ledger using brin (at) with (autosummarize = on);
drop index payments_begun;
create index payments_begun on payments using brin (begun_at) with (autosummarize = on);

-- As in 029, but that each order is looked up by its id: a plan that was made while the tables were small read all orders there are, at every order.
create or replace function order_limit_reached(of_user uuid, of_device uuid, of_address bytea, waits boolean, most int[], at timestamptz)
returns text language plpgsql volatile as $$
declare
  whose bigint;
  found record;
begin
  for whose in
    select key from unnest(array[
      hashtextextended('orders of user ' || of_user, 0),
      hashtextextended('orders of device ' || of_device, 0),
      hashtextextended('orders of address ' || encode(of_address, 'hex'), 0)
    ]) as key where key is not null order by key
  loop
    perform pg_advisory_xact_lock(whose);
  end loop;
  select count(*) filter (where r.user_id = of_user) as of_user, count(*) filter (where r.device_id = of_device) as of_device,
    count(*) filter (where r.address = of_address) as of_address
  into found
  from order_origins r, lateral (
    select o.state, o.paid, o.wanted_at, o.placed_at from orders o where o.order_id = r.order_id offset 0
  ) o
  where (r.user_id = of_user or r.device_id = of_device or r.address = of_address)
    and case when waits then o.state = 'paymentPending' else o.state not in ('paymentPending', 'completed', 'cancelled') and o.paid = 0 end
    and coalesce(o.wanted_at, o.placed_at) > at - interval '12 hours';
  return case
    when found.of_user >= most[1] then 'guest'
    when found.of_device >= most[2] then 'device'
    when found.of_address >= most[3] then 'address'
  end;
end
$$;
-- Its rows come and go with every order.
alter table order_origins set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
