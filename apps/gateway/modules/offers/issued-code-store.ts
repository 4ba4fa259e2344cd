import type { Brand, Instant } from '@harbour/rules'
import type { Database, Rows } from '../../platform/database/database.ts'
import { moment } from '../../platform/database/moment.ts'
import { statement } from '../../platform/database/statement.ts'

/** Codes that were made together for a promo code; `claimed` have been typed by a guest, `used` by an order. */
export type CodeBatch = {
  batchId: string
  promoCode: string
  count: number
  note: string
  madeAt: Instant
  madeName: string
  claimed: number
  used: number
}
export type NewBatch = Pick<CodeBatch, 'batchId' | 'promoCode' | 'count' | 'note' | 'madeAt' | 'madeName'>

/** One of the codes: nobody has typed it, a guest has, or an order has used it. */
export type IssuedCode = { code: string; state: 'free' | 'claimed' | 'used' }

/** A code as the guest who types it is to have it. `oncePer`: the promo code of which each guest has one alone. */
export type Claim = { code: string; userId: string; brand: Brand; record: string; oncePer: string | null; at: Instant }
export type ClaimOutcome = 'given' | 'used' | 'taken'

export type IssuedCodes = {
  /** Writes a batch down with its codes, in a transaction of the caller's; false where one of that id is there already. */
  make(rows: Rows, batch: NewBatch, codes: readonly string[]): Promise<boolean>
  batch(rows: Rows, batchId: string): Promise<CodeBatch | undefined>
  /** The batches of a promo code, the latest first. */
  batches(promoCode: string): Promise<CodeBatch[]>
  codes(rows: Rows, batchId: string): Promise<IssuedCode[]>
  /** The promo code that a code was made for. */
  promoCodeOf(code: string): Promise<string | undefined>
  /** Gives a code to the guest who types it. It stays whoever's last typed it until an order holds or uses it; one conditional write decides. */
  claim(claim: Claim): Promise<ClaimOutcome>
}

export function createIssuedCodes(db: Database): IssuedCodes {
  return {
    async make(rows, { madeAt, ...batch }, codes) {
      const { batchId, promoCode } = batch
      if ((await rows(MAKE_BATCH, { ...batch, madeAt: moment(madeAt) })).length === 0) return false
      await rows(MAKE_CODES, [codes, batchId, promoCode])
      return true
    },
    batch: async (rows, batchId) => (await rows<CodeBatch>(BATCH, [batchId]))[0],
    batches: (promoCode) => db.rows<CodeBatch>(BATCHES, [promoCode]),
    codes: (rows, batchId) => rows<IssuedCode>(CODES, [batchId]),
    promoCodeOf: async (code) => (await db.rows<{ promoCode: string }>(PROMO_OF, [code]))[0]?.promoCode,
    claim: ({ code, userId, oncePer, at, ...claim }) =>
      db.transaction(async (rows) => {
        // One code of a guest after another: the second of a promo code that each has once sees the first.
        await rows(LOCK_GUEST, [userId])
        if (oncePer !== null && (await rows(HAS_ANOTHER, [userId, oncePer, code])).length > 0) return 'used'
        const given = await rows(CLAIM, { ...claim, code, userId, givenFor: `code ${code}`, at: moment(at) })
        if (given.length > 0) return 'given'
        return (await rows(IS_USED, [code])).length > 0 ? 'used' : 'taken'
      }),
  }
}

const MAKE_BATCH = statement(
  'issued-codes-make-batch',
  `insert into code_batches (batch_id, promo_code, count, note, made_at, made_name)
    values (:batchId, :promoCode, :count, :note, :madeAt, :madeName) on conflict do nothing returning true as made`,
)
const MAKE_CODES = statement(
  'issued-codes-make',
  'insert into issued_codes (code, batch_id, promo_code) select code, $2::uuid, $3::text from unnest($1::text[]) as code',
)

const batches = (
  where: string,
) => `select b.batch_id as "batchId", b.promo_code as "promoCode", b.count, b.note, b.made_at as "madeAt", b.made_name as "madeName",
      count(v.voucher_code) as claimed, count(h.voucher_code) filter (where h.state = 'committed') as used
    from code_batches b
    left join issued_codes i using (batch_id)
    left join vouchers v on v.voucher_code = i.code
    left join voucher_holds h on h.voucher_code = i.code and h.use = 1
    where ${where} group by b.batch_id order by b.made_at desc, b.batch_id limit 100`
const BATCH = statement('issued-codes-batch', batches('b.batch_id = $1'))
const BATCHES = statement('issued-codes-batches', batches('b.promo_code = $1'))

/** A guest who was forgotten has taken their coupon along; that an order has used it still stands. */
const CODES = statement(
  'issued-codes-of-batch',
  `select i.code, case when h.state = 'committed' then 'used' when v.voucher_code is null then 'free' else 'claimed' end as state
    from issued_codes i
    left join vouchers v on v.voucher_code = i.code
    left join voucher_holds h on h.voucher_code = i.code and h.use = 1
    where i.batch_id = $1 order by i.code`,
)
const PROMO_OF = statement('issued-codes-promo-of', 'select promo_code as "promoCode" from issued_codes where code = $1')
const LOCK_GUEST = statement('issued-codes-lock-guest', 'select true as locked from users where user_id = $1 for update')
const HAS_ANOTHER = statement(
  'issued-codes-has-another',
  `select true as has from vouchers v join issued_codes i on i.code = v.voucher_code
    where v.user_id = $1 and i.promo_code = $2 and v.voucher_code <> $3 limit 1`,
)
const CLAIM = statement(
  'issued-codes-claim',
  `insert into vouchers as v (voucher_code, user_id, brand, given_for, record, given_at)
    select :code::text, :userId::uuid, :brand::smallint, :givenFor::text, :record::jsonb, :at::timestamptz
    where not exists (select from voucher_holds where voucher_code = :code and use = 1 and (state = 'committed' or user_id <> :userId and held_until > :at))
    on conflict (voucher_code) do update set user_id = excluded.user_id, brand = excluded.brand, record = excluded.record, given_at = excluded.given_at
    returning true as given`,
)
const IS_USED = statement(
  'issued-codes-is-used',
  `select true as used from voucher_holds where voucher_code = $1 and use = 1 and state = 'committed'`,
)
