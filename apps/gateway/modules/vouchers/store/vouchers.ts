import type { Brand, CouponChannel, Instant } from '@harbour/rules'
import type { VoucherRecord } from '../voucher-record.ts'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { giveVouchers, type GivenVoucher } from '../voucher-transactions.ts'
import type { HoldState } from './voucher-holds.ts'
import { LOCK_USER, spendPoints, TooFewPoints, type PointEntry } from '../../members/points/point-transactions.ts'
import { moment } from '../../../platform/database/moment.ts'

/** A voucher of a guest, and its hold if it has one; `listed` is false of a vendor's that was in its last list no more. */
export type GuestVoucher = {
  record: VoucherRecord
  channel: CouponChannel | null
  listed: boolean
  state: HoldState | null
  heldUntil: Instant | null
  fence: number | null
}

export type Vouchers = {
  /** Gives coupons; one that was given for the same thing before is not given again. */
  give(vouchers: readonly GivenVoucher[]): Promise<void>
  /** Everything that a guest has in a brand, of the house and of vendors, the latest first. */
  of(userId: string, brand: Brand): Promise<GuestVoucher[]>
  find(voucherCodes: readonly string[], ask: { userId: string; brand: Brand }): Promise<GuestVoucher[]>
  /** The codes of a member's welcome coupons, by the gifts that they are. */
  welcome(userId: string): Promise<ReadonlyMap<string, string>>
  /** Takes points for a coupon: both or neither. The coupon that was bought before for the same thing is given again, and nothing taken. */
  exchange(given: GivenVoucher, entry: PointEntry): Promise<VoucherRecord | 'tooFew'>
  /** Keeps what a vendor has listed for a guest: what it does not list any more is no more to be had. */
  keepListed(list: { userId: string; brand: Brand; channel: CouponChannel; records: readonly VoucherRecord[]; at: Instant }): Promise<void>
  /** The loyalty partner has answered for a guest, or has said that nobody is logged in there. */
  partnerAnswered(userId: string, answer: { loggedIn: boolean; at: Instant }): Promise<void>
  partnerLoggedIn(userId: string, since: Instant): Promise<boolean>
}

export function createVouchers(db: Database): Vouchers {
  return {
    give: (vouchers) => giveVouchers(db.rows, vouchers),
    of: (userId, brand) => db.rows(OF_USER, [userId, brand]),
    find: async (voucherCodes, { userId, brand }) => (voucherCodes.length > 0 ? db.rows(FIND, [userId, brand, voucherCodes]) : []),
    welcome: async (userId) =>
      new Map((await db.rows<{ gift: string; code: string }>(WELCOME, [userId])).map(({ gift, code }) => [gift, code])),
    exchange: (given, entry) =>
      db
        .transaction(async (rows) => {
          await rows(LOCK_USER, [given.userId])
          const before = await givenBefore(rows, given.userId, given.givenFor)
          if (before) return before
          await spendPoints(rows, given.userId, entry)
          await giveVouchers(rows, [given])
          return given.record
        })
        .catch(unlessTooFew),
    async keepListed({ userId, brand, channel, records, at }) {
      const columns = { voucherCodes: records.map(({ code }) => code), records: records.map((record) => JSON.stringify(record)) }
      await db.rows(KEEP_LISTED, { userId, brand, channel, ...columns, at: moment(at) })
    },
    async partnerAnswered(userId, { loggedIn, at }) {
      await (loggedIn ? db.rows(LOGGED_IN, [userId, moment(at)]) : db.rows(LOGGED_OUT, [userId]))
    },
    partnerLoggedIn: async (userId, since) => (await db.rows(IS_LOGGED_IN, [userId, moment(since)])).length > 0,
  }
}

async function givenBefore(rows: Rows, userId: string, givenFor: string): Promise<VoucherRecord | undefined> {
  return (await rows<{ record: VoucherRecord }>(GIVEN_FOR, [userId, givenFor]))[0]?.record
}

function unlessTooFew(fault: unknown): 'tooFew' {
  if (fault instanceof TooFewPoints) return 'tooFew'
  throw fault
}

const GIVEN_FOR = statement('vouchers-given-for', 'select record from vouchers where user_id = $1 and given_for = $2')

const WELCOME = statement(
  'vouchers-welcome',
  `select substr(given_for, 9) as gift, voucher_code as code from vouchers where user_id = $1 and given_for like 'welcome %'`,
)

const listed = `select voucher_code, record, null as channel, true as listed, given_at as at from vouchers where user_id = $1 and brand = $2
         union all
         select voucher_code, record, channel, listed, seen_at from vendor_vouchers where user_id = $1 and brand = $2`
const withHold = 'left join voucher_holds h on h.voucher_code = v.voucher_code and h.use = 1 and h.user_id = $1'
const columns = 'v.record, v.channel, v.listed, h.state, h.held_until as "heldUntil", h.fence'

const OF_USER = statement(
  'vouchers-of-user',
  `select ${columns} from (${listed}) v ${withHold} order by v.at desc, v.voucher_code limit 1000`,
)

const FIND = statement('vouchers-find', `select ${columns} from (${listed}) v ${withHold} where v.voucher_code = any($3)`)

const KEEP_LISTED = statement(
  'vouchers-keep-listed',
  `with gone as (
           update vendor_vouchers set listed = false
           where user_id = :userId and brand = :brand and channel = :channel and listed and not voucher_code = any(:voucherCodes)
         )
         insert into vendor_vouchers as known (user_id, brand, channel, voucher_code, record, listed, seen_at)
         select :userId::uuid, :brand::smallint, :channel::text, code, record, true, :at::timestamptz from unnest(:voucherCodes::text[], :records::jsonb[]) as l (code, record)
         on conflict (user_id, voucher_code) do update set record = excluded.record, listed = true, seen_at = excluded.seen_at
           where known.record is distinct from excluded.record or not known.listed`,
)

const LOGGED_IN = statement(
  'vouchers-partner-in',
  `insert into partner_logins (user_id, seen_at) values ($1, $2) on conflict (user_id) do update set seen_at = excluded.seen_at`,
)
const LOGGED_OUT = statement('vouchers-partner-out', 'delete from partner_logins where user_id = $1')
const IS_LOGGED_IN = statement(
  'vouchers-partner-is-in',
  'select true as "loggedIn" from partner_logins where user_id = $1 and seen_at >= $2',
)
