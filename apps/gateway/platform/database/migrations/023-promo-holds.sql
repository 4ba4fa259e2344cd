-- A guest's holds by their codes: a promo code that is open to all has as many holds as there are orders, and whoever asks for their own reads
-- through nobody else's. Of such a code there is one hold for an order to come; its uses count from 2, since 1 is the only use of any other voucher.
-- What is good once for each guest, or a voucher of one's own, has its unique row already: a second rule would refuse what the first one merges.
delete from voucher_holds a using voucher_holds b
where (a.user_id, a.voucher_code, a.client_order_id) = (b.user_id, b.voucher_code, b.client_order_id) and a.use <> b.use
  and a.state = 'held' and (b.state <> 'held' or b.use < a.use);
create unique index voucher_holds_open on voucher_holds (user_id, voucher_code, client_order_id) where use > 1 and not once;
create index voucher_holds_of_guest on voucher_holds (user_id, voucher_code);
drop index voucher_holds_of_user;
