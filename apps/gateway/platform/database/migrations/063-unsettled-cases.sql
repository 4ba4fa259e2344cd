-- A difference that is explained waits for whoever settles it, and is shown until then as an open one is.
drop index settlement_cases_open;
create index settlement_cases_unsettled on settlement_cases (brand) where state <> 'settled';
