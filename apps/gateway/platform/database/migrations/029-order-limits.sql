-- From where an order was placed, as long as it has not ended: to count what one guest, device or network has on its way without having paid. Of the
-- network only a hash is kept, and none of a member, whose phone is proved.
create table order_origins (
  order_id uuid primary key references orders,
  user_id uuid not null,
  device_id uuid not null,
  address bytea
);
create index order_origins_of_user on order_origins (user_id);
create index order_origins_of_device on order_origins (device_id);
create index order_origins_of_address on order_origins (address) where address is not null;

-- Orders that wait for their money reserve no more than a share of a slot. `waiting`: the minutes of those that have. What is beyond it is reserved once
-- it is paid: its `slot_kept` is false until then.
alter table slots add waiting int not null default 0 check (waiting >= 0 and waiting <= reserved);
alter table orders add slot_kept boolean not null default true;
update slots set waiting = o.minutes
from (select store_id, wanted_at, sum(slot_minutes) as minutes from orders where state = 'paymentPending' and wanted_at is not null group by 1, 2) o
where o.store_id = slots.store_id and o.wanted_at = slots.start and o.minutes <= slots.reserved;

-- Whose limit is reached by those that wait for their money (`waits`), or that were placed without it; null where there is room for one more. `most`: how
-- many of a guest, a device and an address. Whoever asks for the same guest, device or address waits until this one's transaction has ended: so it is
-- counted by one at a time, in all processes together, and each sees what those before have placed. A till that never ends its orders does not
-- keep their guest out for longer than half a day.
create function order_limit_reached(of_user uuid, of_device uuid, of_address bytea, waits boolean, most int[], at timestamptz)
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
  from order_origins r join orders o using (order_id)
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
