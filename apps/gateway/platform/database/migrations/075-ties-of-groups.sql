-- Two devices of a host that ordered a group order at one moment have tied two orders to it: the first keeps it, so that the next step can see to it that there is one.
update orders o set group_id = null
  where o.group_id is not null and o.state <> 'cancelled' and exists (
    select from orders earlier where earlier.group_id = o.group_id and earlier.state <> 'cancelled' and earlier.order_id < o.order_id
  );
