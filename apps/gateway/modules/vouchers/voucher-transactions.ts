import type { Brand, Instant } from '@harbour/rules'
import type { Rows } from '../../platform/database/database.ts'
import { statement, type Values } from '../../platform/database/statement.ts'
import type { VoucherRecord } from './voucher-record.ts'

/** A coupon of the house as it is given to a member; `givenFor` tells what for, so that it is given once. */
export type GivenVoucher = { userId: string; brand: Brand; givenFor: string; record: VoucherRecord; givenAt: Instant }

/** Gives coupons beside whatever else is written with them; one that was given for the same thing before is not given again. */
export async function giveVouchers(rows: Rows, vouchers: readonly GivenVoucher[]): Promise<void> {
  if (vouchers.length > 0) await rows(GIVE, columnsOf(vouchers))
}

/** The statement takes a list for each column. */
function columnsOf(vouchers: readonly GivenVoucher[]): Values {
  return {
    voucherCodes: vouchers.map(({ record }) => record.code),
    userIds: vouchers.map(({ userId }) => userId),
    brands: vouchers.map(({ brand }) => brand),
    givenFor: vouchers.map(({ givenFor }) => givenFor),
    records: vouchers.map(({ record }) => JSON.stringify(record)),
    givenAt: vouchers.map(({ givenAt }) => new Date(givenAt)),
  }
}

const GIVE = statement(
  'vouchers-give',
  `insert into vouchers (voucher_code, user_id, brand, given_for, record, given_at)
         select * from unnest(:voucherCodes::text[], :userIds::uuid[], :brands::smallint[], :givenFor::text[], :records::jsonb[], :givenAt::timestamptz[]) on conflict do nothing`,
)
