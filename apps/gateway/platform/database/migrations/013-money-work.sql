-- What those who work on money and orders in the background write down (docs/decisions/018-work-in-rows.md). `tend_at`: when an order that nobody has
-- paid or answered is looked at again. `money_note`: why its money is not where it should be, for the reconciliation: `lost`, what a bank held for it
-- and let go after the shop had begun.
alter table orders
  add tend_at timestamptz,
  add money_note text;

-- A shop's own name for what it gives back, and how often a provider has said that it failed.
alter table refunds
  add client_refund_id uuid,
  add failures smallint not null default 0;
create unique index refunds_once on refunds (order_id, client_refund_id);
create index refunds_of_payment on refunds (payment_id);
drop index refunds_to_do;
create index refunds_to_do on refunds (try_at) where state in ('arranged', 'processing', 'failed');

-- What was paid at the door is booked once.
create unique index ledger_cash_once on ledger (order_id) where account = 'till';
