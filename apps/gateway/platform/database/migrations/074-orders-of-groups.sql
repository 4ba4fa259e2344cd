-- The group order that an order is of, as its host's phone says: so its people are told of this order and of no other. It is no reference, since group orders are
-- erased after hours and orders are not. No index: it is looked for among the latest orders of its host.
alter table orders add group_id uuid;
