-- What went back of an order, without its other lines: in a step of its own, since it holds the ledger alone.
set local statement_timeout = 0;
create index ledger_of_refunded on ledger (order_id) include (account, amount) where refund_id is not null;
