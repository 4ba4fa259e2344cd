import type { Brand, CouponChannel, Instant } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { statement, type StatementOf, type Values } from '../../../platform/database/statement.ts'
import type { PromoTerms } from '../promo-voucher.ts'
import { moment } from '../../../platform/database/moment.ts'

/** A voucher that somebody wants to hold, and for which order to come. */
export type HoldRequest = { voucherCode: string; userId: string; clientOrderId: string; brand: Brand; now: Instant; until: Instant }

export type HoldState = 'creating' | 'held' | 'releasing' | 'committed' | 'reversing'
/** A hold as it stands. `fence` tells it from any earlier hold of the same voucher. */
export type Hold = {
  voucherCode: string
  /** Of a promo code that is good once for each guest. */
  once: boolean
  channel: CouponChannel | null
  brand: Brand
  userId: string
  clientOrderId: string
  orderId: string | null
  fence: number
  state: HoldState
  heldUntil: Instant
}

export type Holds = {
  /** Holds a coupon of the house that is the guest's and has not ended; nothing where it cannot be had. One conditional write. */
  holdOwn(ask: HoldRequest): Promise<Hold | undefined>
  /** Holds one use of a promo code, of `limit` and within `budget` if there is one, and once for each guest if so. */
  holdPromo(ask: HoldRequest, terms: PromoTerms): Promise<Hold | undefined>
  /** Writes down that a vendor is asked for a voucher that it has listed for this guest; nothing where somebody else holds it. */
  listOfVendor(ask: HoldRequest): Promise<Hold | undefined>
  /** The vendor has agreed; false where the hold was given up meanwhile. */
  agreed(hold: Pick<Hold, 'voucherCode' | 'fence'>): Promise<boolean>
  /** The vendor has refused, or has taken it back: the hold is no more. */
  drop(hold: Pick<Hold, 'voucherCode' | 'fence'>): Promise<void>
  /** Every hold of these vouchers; of a promo code those of this guest alone. */
  of(voucherCodes: readonly string[], userId: string): Promise<Hold[]>
  /** The holds of a guest that are not used. */
  open(userId: string, now: Instant): Promise<Hold[]>
  /** Gives up what a guest holds: what is the house's own is free at once, what is a vendor's when it has agreed. */
  release(voucherCodes: readonly string[], userId: string): Promise<Hold[]>
  /** The uses of a promo code that are held or used, and what they take off, in cents: those that are held `each`. Of expired holds none. */
  uses(voucherCode: string, at: { each: number; now: Instant }): Promise<{ uses: number; spent: number }>
}

export function createHolds(db: Database): Holds {
  const one = async (statement: StatementOf<Hold>, values: Values) => (await db.rows<Hold>(statement, values))[0]
  return {
    holdOwn: (ask) => one(HOLD_OWN, valuesOf(ask)),
    holdPromo(ask, { limit, once, budget, each }) {
      const { voucherCode, now } = ask
      const hold = async (rows: Rows) => (await rows<Hold>(once ? HOLD_ONCE : HOLD_PROMO, { ...valuesOf(ask), limit, budget, each }))[0]
      if (limit === null && budget === null) return hold(db.rows)
      return db.transaction(async (rows) => {
        // One guest after another for the same code: each counts what the one before has taken.
        await rows(LOCK_CODE, [voucherCode])
        await rows(DROP_EXPIRED, [voucherCode, moment(now)])
        return hold(rows)
      })
    },
    listOfVendor: (ask) => one(ASK_VENDOR, valuesOf(ask)),
    agreed: async ({ voucherCode, fence }) => (await db.rows(AGREED, [voucherCode, fence])).length > 0,
    async drop({ voucherCode, fence }) {
      await db.rows(DROP, [voucherCode, fence])
    },
    of: async (voucherCodes, userId) => (voucherCodes.length > 0 ? db.rows(OF, [voucherCodes, userId]) : []),
    open: (userId, now) => db.rows(OPEN, [userId, moment(now)]),
    release: (voucherCodes, userId) => db.rows(RELEASE, [voucherCodes, userId]),
    uses: async (voucherCode, { each, now }) =>
      (await db.rows<{ uses: number; spent: number }>(USES, [voucherCode, moment(now), each]))[0] ?? none,
  }
}

const none = { uses: 0, spent: 0 }

function valuesOf({ now, until, ...hold }: HoldRequest) {
  return { ...hold, now: moment(now), until: moment(until) }
}

const columns = `voucher_code as "voucherCode", once, channel, brand, user_id as "userId", client_order_id as "clientOrderId", order_id as "orderId",
  fence, state, held_until as "heldUntil"`

const into =
  'insert into voucher_holds as h (voucher_code, use, once, channel, brand, user_id, client_order_id, fence, state, held_until, told, try_at)'

/** The same order holds on for longer; another takes over only what a client that is gone has left behind. */
const HOLD_OWN = statement(
  'holds-own',
  `${into}
         select :voucherCode::text, 1, false, null, :brand::smallint, :userId::uuid, :clientOrderId::uuid, nextval('voucher_fences'), 'held', :until::timestamptz, true, :until::timestamptz
         from vouchers where voucher_code = :voucherCode and user_id = :userId and brand = :brand
           and (record->>'begins')::bigint < extract(epoch from :now::timestamptz) * 1000
           and coalesce((record->>'ends')::bigint > extract(epoch from :now::timestamptz) * 1000, true)
         on conflict (voucher_code, use) do update
           set client_order_id = excluded.client_order_id, fence = excluded.fence, held_until = excluded.held_until
           where h.state = 'held' and (h.client_order_id = excluded.client_order_id or h.held_until <= :now)
         returning ${columns}`,
)

const LOCK_CODE = statement('holds-lock-code', `select pg_advisory_xact_lock(hashtext('promo ' || $1::text))`)

const DROP_EXPIRED = statement(
  'holds-drop-expired',
  `delete from voucher_holds where voucher_code = $1 and channel is null and state = 'held' and held_until <= $2`,
)

/** The amount that a use of a code has taken off, in cents; one that is held may take the most that it can. */
const spentBy = (each: string) => `coalesce(sum(coalesce(
           (select (used ->> 'amount')::bigint from orders o, jsonb_array_elements(o.price -> 'coupons') used
             where h.state = 'committed' and o.order_id = h.order_id and used ->> 'voucherCode' = h.voucher_code limit 1), ${each})), 0)`

/** Uses of a code are counted only where it has a limit: of one that is open to all there are as many rows as orders. */
const holdPromo = (once: boolean, onConflict: string) => `${into}
         select :voucherCode::text, fresh.fence + 1, ${once}, null, :brand::smallint, :userId::uuid, :clientOrderId::uuid, fresh.fence, 'held', :until::timestamptz, true, :until::timestamptz
         from (select nextval('voucher_fences') as fence) as fresh
         where (:limit::int is null
           or (select count(*) from voucher_holds where voucher_code = :voucherCode and (user_id, client_order_id) <> (:userId::uuid, :clientOrderId::uuid)) < :limit)
           and (:budget::bigint is null or :each::bigint + (select ${spentBy(':each::bigint')} from voucher_holds h
             where voucher_code = :voucherCode and (user_id, client_order_id) <> (:userId::uuid, :clientOrderId::uuid)) <= :budget)
         on conflict ${onConflict}
         returning ${columns}`

const HOLD_PROMO = statement(
  'holds-promo',
  holdPromo(
    false,
    `(user_id, voucher_code, client_order_id) where use > 1 and not once
           do update set held_until = excluded.held_until where h.state = 'held'`,
  ),
)

/** As with a coupon of one's own: another order takes over only what a client that is gone has left behind. */
const HOLD_ONCE = statement(
  'holds-promo-once',
  holdPromo(
    true,
    `(voucher_code, user_id) where once do update
           set client_order_id = excluded.client_order_id, fence = excluded.fence, held_until = excluded.held_until
           where h.state = 'held' and (h.client_order_id = excluded.client_order_id or h.held_until <= :now)`,
  ),
)

const ASK_VENDOR = statement(
  'holds-ask-vendor',
  `${into}
         select :voucherCode::text, 1, false, channel, :brand::smallint, :userId::uuid, :clientOrderId::uuid, nextval('voucher_fences'), 'creating', :until::timestamptz, false,
           :now::timestamptz + interval '15 seconds'
         from vendor_vouchers where voucher_code = :voucherCode and user_id = :userId and brand = :brand
         on conflict (voucher_code, use) do update set held_until = excluded.held_until, try_at = excluded.try_at
           where h.state in ('creating', 'held') and h.user_id = excluded.user_id and h.client_order_id = excluded.client_order_id
         returning ${columns}`,
)

const AGREED = statement(
  'holds-agreed',
  `update voucher_holds set state = 'held' where voucher_code = $1 and fence = $2 and state in ('creating', 'held') returning true as agreed`,
)

const DROP = statement('holds-drop', `delete from voucher_holds where voucher_code = $1 and fence = $2 and state <> 'committed'`)

const OF = statement(
  'holds-of',
  `select ${columns} from voucher_holds where user_id = $2 and voucher_code = any($1)
         union all select ${columns} from voucher_holds where voucher_code = any($1) and use = 1 and channel is not null and user_id <> $2`,
)

const OPEN = statement(
  'holds-open',
  `select ${columns} from voucher_holds where user_id = $1 and state in ('creating', 'held') and held_until > $2 order by fence`,
)

const RELEASE = statement(
  'holds-release',
  `with own as (
           delete from voucher_holds where voucher_code = any($1) and user_id = $2 and channel is null and state = 'held' returning *
         ), asked as (
           update voucher_holds set state = 'releasing'
           where voucher_code = any($1) and user_id = $2 and channel is not null and state in ('creating', 'held', 'releasing') returning *
         )
         select ${columns} from own union all select ${columns} from asked
         union all select ${columns} from voucher_holds where voucher_code = any($1) and user_id = $2 and state in ('committed', 'reversing')`,
)

const USES = statement(
  'holds-uses',
  `select count(*) as uses, ${spentBy('$3::bigint')}::bigint as spent from voucher_holds h where voucher_code = $1 and not (state = 'held' and held_until <= $2)`,
)
