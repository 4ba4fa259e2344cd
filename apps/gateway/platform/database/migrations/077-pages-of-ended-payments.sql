-- in batches: of a payment that is paid, or can be paid no more, nobody opens the page again; of one on our own screen it holds the secret of its session.
update payments set page = null where payment_id in (
  select payment_id from payments where page is not null and state not in ('creating', 'open') limit 20000
);
