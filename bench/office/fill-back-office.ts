import type pg from 'pg'
import { filledUntil, memberId, paymentId, type OfficeSize } from './fill-orders.ts'

export const people = 200
const staffId = (n: string) => `('00000000-0000-7000-a000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/** The office's own tables: its people with their sessions, what they did, members' requests for their data, and what providers have settled in 400 days. */
export async function fillBackOffice(client: pg.Client, { audit, members }: OfficeSize): Promise<void> {
  await client.query('set synchronous_commit = off')
  await client.query(STAFF, [people])
  await client.query(SESSIONS, [people])
  await client.query(AUDIT, [audit, people, new Date(filledUntil).toISOString()])
  await client.query(DATA_REQUESTS, [Math.min(members, 500)])
  await client.query(FILES, [new Date(filledUntil).toISOString()])
  for (const text of [SETTLED, CASES]) await client.query(text)
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}

const STAFF = `insert into staff (staff_id, account, name, grants, active, password_hash, created_at)
  select ${staffId('n')}, 'person' || n || '@harbour.example', 'Person ' || n, jsonb_build_array(jsonb_build_object('role', 'crew', 'scope',
    jsonb_build_object('kind', 'shops', 'storeIds', jsonb_build_array((3101 + n % 20)::text)))), true, 'x', '2023-11-01'
  from generate_series(1, $1::int) n`

const SESSIONS = `insert into staff_sessions (key_hash, session_id, staff_id, device_id, device_name, opened_at, seen_at, proven_at)
  select sha256(n::text::bytea), gen_random_uuid(), ${staffId('n')}, gen_random_uuid(), 'Chrome', at, at, at
  from (select n, timestamptz '2026-11-23T11:30:00+08:00' as at from generate_series(1, $1::int) n) rows`

/** One in seven hundred is a publication; half is done to orders, half to records of the catalogue. */
const AUDIT = `insert into audit (at, staff_id, staff_name, action, subject, brand, store_id, before, after, log_id)
  select $3::timestamptz - ($1::int - n) * (interval '1095 days' / $1::int), ${staffId('n % $2::int + 1')}, 'Person ' || n % $2::int + 1,
    case when n % 700 = 0 then 'candao.catalogue.cataloguePublishDecide' else
      (array['candao.support.guestUnmask', 'candao.catalogue.catalogueRecordSave', 'candao.order.shopOrderMove', 'candao.shop.soldOutSave'])[n % 4 + 1] end,
    case when n % 2 = 0 then gen_random_uuid()::text else 'product dish-' || n % 2000 end,
    case when n % 4 <> 1 then 31 end, case when n % 4 <> 1 then (3101 + n % 20)::text end,
    case when n % 700 = 0 then jsonb_build_object('live', n / 700 + 1) else jsonb_build_object('state', 'placed', 'words', repeat('before ', 20)) end,
    jsonb_build_object('state', 'accepted', 'words', repeat('after ', 20)), md5(n::text)
  from generate_series(1, $1::int) n`

const DATA_REQUESTS = `insert into data_requests (request_id, user_id, kind, channel, received_on, due_on, noted_by, noted_at, ended_at, outcome)
  select gen_random_uuid(), ${memberId('n')}, (array['export', 'delete'])[n % 2 + 1], 'byLetter', date '2026-11-20' - n, date '2026-12-30' - n, ${staffId('1')}, now() - n * interval '1 day',
    case when n > 60 then now() end, case when n > 60 then 'done' end
  from generate_series(1, $1::int) n`

const FILES = `insert into settlement_files (file_id, brand, provider, name, hash, begins, ends, lines, known, elsewhere, imported_at, staff_id, staff_name)
  select gen_random_uuid(), 31, 'sandbox', 'settlement-' || n || '.csv', sha256(n::text::bytea), day - interval '1 day', day, 600, 0, 0, day, ${staffId('1')}, 'Person 1'
  from (select n, $1::timestamptz - n * interval '1 day' as day from generate_series(1, 400) n) rows`

/** The lines of each day's file: its payments and refunds, but for one in five hundred that no file has come for. */
const SETTLED = `insert into settlement_lines (provider, brand, line_ref, file_id, kind, payment_ref, payment_key, refund_ref, refund_key, amount, fee, at, payment_id, refund_id)
  select 'sandbox', 31, l.booking_id::text, f.file_id, case when l.booking_id = l.order_id then 'payment' else 'refund' end, '', '', '', '', l.amount,
    case when l.booking_id = l.order_id then 90 else 0 end, l.at, l.payment_id, l.refund_id
  from settlement_files f join ledger l on l.at >= f.begins and l.at < f.ends
  where l.account = 'provider' and l.payment_id is not null and hashtext(l.booking_id::text) % 500 <> 0 and l.payment_id = ${paymentId('l.order_id')}`

const CASES = `insert into settlement_cases (brand, provider, subject, class, kind, payment_id, order_id, ours, theirs, difference, their_ref, happened_at, opened_at, state, reason)
  select 31, 'sandbox', payment_id::text, (array['differing', 'oursOnly', 'theirsOnly'])[n % 3 + 1], 'payment', payment_id, order_id, amount, amount - 100, -100, ref, settled_at, settled_at,
    case when n % 10 = 0 then 'open' else 'explained' end, case when n % 10 > 0 then 'writtenOff' end
  from (select row_number() over () as n, * from (select * from payments order by begun_at desc limit 60000) latest) p where n % 100 = 0`
