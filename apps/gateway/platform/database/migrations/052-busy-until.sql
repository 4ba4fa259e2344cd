-- A busy time that ends by itself; null where somebody has to say that it is over.
alter table shop_states add busy_until timestamptz;
