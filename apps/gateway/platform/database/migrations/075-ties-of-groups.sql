-- in batches: two devices of a host that ordered a group order at one moment have tied two orders to it; the first keeps it, so that the next step can see to it that there is one.
update orders set group_id = null where order_id in (
  select later.order_id from orders later where later.group_id is not null and later.state <> 'cancelled' and exists (
    select from orders earlier where earlier.group_id = later.group_id and earlier.state <> 'cancelled' and earlier.order_id < later.order_id
  ) limit 20000
);
