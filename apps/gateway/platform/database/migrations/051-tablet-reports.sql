-- A paired tablet says how it is. While its alarm is not heard, or its page is not on the screen, the row says since when.
alter table shop_keys
  add column reported_at timestamptz,
  add column report jsonb,
  add column unheard_since timestamptz,
  add column hidden_since timestamptz;

-- Shops that were paused because all of their tablets were silent, each once for one silence: since the last use of any of them. Gone once one reports again.
create table silence_pauses (
  store_id text primary key,
  silent_since timestamptz not null
);
