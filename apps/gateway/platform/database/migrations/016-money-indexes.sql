-- What the reconciliation asks for (store/books.ts), which must not read through every order that there ever was; and a card is looked up by its
-- provider's name for it.
create index orders_with_note on orders (placed_at) where money_note is not null;
create index ledger_at on ledger (at);
create index ledger_unplaced on ledger (account, currency) include (amount) where account in ('quarantine', 'owed');
create index payments_begun on payments (begun_at);
create unique index cards_of_provider on cards (provider, ref);
