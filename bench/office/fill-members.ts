import type pg from 'pg'
import { couponRecord, memberId, type OfficeSize } from './fill-orders.ts'

/** Members with phones, emails, names in both scripts, consents, points to begin with and a coupon each that they have not used. */
export async function fillMembers(client: pg.Client, { members }: OfficeSize): Promise<void> {
  for (const text of [USERS, MEMBERS, CONSENTS, POINTS, COUPONS]) await client.query(text, [members])
}

const numbered = `(select n, ${memberId('n')} as id, timestamptz '2023-11-01' + n * interval '10 minutes' as at from generate_series(1, $1::int) n) rows`

const USERS = `insert into users (user_id, kind, phone, created_at) select id, 'member', '+852' || 51000000 + n, at from ${numbered}`

const MEMBERS = `insert into members (user_id, member_no, password_hash, first_name, last_name, titles_code, email, owns_email, joined_at)
  select id, (100000000 + n)::text, 'x', (array['大文', 'Siu Ming', '嘉欣', 'Wing Yan', '子軒'])[n % 5 + 1] || n, (array['陳', 'Wong', '李', 'Cheung'])[n % 4 + 1], 'mr',
    'guest' || n || '@mail.example', true, at
  from ${numbered}`

const CONSENTS = `insert into consents (user_id, kind, given, wording, at)
  select id, kind, n % 3 > 0, '2026-01', at from ${numbered}, (values ('terms'), ('news')) consent (kind)`

const POINTS = `insert into point_entries (entry_id, user_id, kind, points, unspent, at, expires_at, title_tc, title_en)
  select id, id, 'welcome', 100, 100, at, '2027-11-01', '迎新', 'Welcome' from ${numbered}`

const COUPONS = `insert into vouchers (voucher_code, user_id, brand, given_for, record, given_at)
  select 'HBOWN' || n, id, 31, 'welcome', ${couponRecord("('HBOWN' || n)", 'n')}, at
  from ${numbered}`
