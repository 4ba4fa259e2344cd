import { formatDate, type Brand, type Instant } from '@harbour/rules'
import type { Database, Rows } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import { earnPoints, type PointEntry } from '../members/points/point-transactions.ts'
import { giveVouchers, type GivenVoucher } from '../vouchers/voucher-transactions.ts'

/** The prize that somebody drew on a day. */
export type Drawn = { prizeId: string; voucherCode: string | null }

/** A prize as it is given: points, or a coupon. `daily`: how many are given a day, null for any number. */
export type DrawnGift = { prizeId: string; daily: number | null; entry?: PointEntry; voucher?: GivenVoucher }

/** The member who draws, and the prize that chance has chosen, with the one that stands in where that has run out. */
export type DrawRequest = { userId: string; brand: Brand; at: Instant; gifts: readonly DrawnGift[] }

export type Draws = {
  /** The prize that a member has drawn on the day of an instant. */
  of(userId: string, at: Instant): Promise<Drawn | undefined>
  /** Gives the first gift that has not run out, once a member and day: who has drawn keeps what was drawn, whatever is asked now. */
  draw(ask: DrawRequest): Promise<Drawn & { fresh: boolean }>
}

export function createDraws(db: Database): Draws {
  return {
    of: async (userId, at) => (await db.rows<Drawn>(OF, [userId, formatDate(at)]))[0],
    draw: (ask) => db.transaction((rows) => drawOnce(rows, ask)),
  }
}

/** The member's row of the day comes first: whoever comes second waits for it, and reads it. */
async function drawOnce(rows: Rows, { userId, brand, at, gifts }: DrawRequest): Promise<Drawn & { fresh: boolean }> {
  const day = formatDate(at)
  const [mine] = await rows(BEGIN, [userId, day, brand, new Date(at)])
  if (!mine) {
    const [before] = await rows<Drawn>(OF, [userId, day])
    if (!before) throw new Error('a draw is gone')
    return { ...before, fresh: false }
  }
  const gift = await firstLeft(rows, { brand, day, gifts })
  const voucherCode = gift.voucher?.record.code ?? null
  await rows(END, [userId, day, gift.prizeId, voucherCode])
  if (gift.entry) await earnPoints(rows, userId, gift.entry)
  if (gift.voucher) await giveVouchers(rows, [gift.voucher])
  return { prizeId: gift.prizeId, voucherCode, fresh: true }
}

async function firstLeft(
  rows: Rows,
  { brand, day, gifts }: { brand: Brand; day: string; gifts: readonly DrawnGift[] },
): Promise<DrawnGift> {
  for (const gift of gifts) {
    const [given] = await rows(GIVE, [brand, day, gift.prizeId, gift.daily])
    if (given) return gift
  }
  throw new Error('every prize has run out')
}

const OF = statement(
  'draws-of',
  'select prize_id as "prizeId", voucher_code as "voucherCode" from game_draws where user_id = $1 and day = $2',
)

const BEGIN = statement(
  'draws-begin',
  `insert into game_draws (user_id, day, brand, prize_id, drawn_at) values ($1, $2, $3, '', $4) on conflict do nothing returning true as begun`,
)
const END = statement('draws-end', 'update game_draws set prize_id = $3, voucher_code = $4 where user_id = $1 and day = $2')

/** One of the day's, if there is one left. */
const GIVE = statement(
  'draws-give',
  `insert into game_given as g (brand, day, prize_id, given) select $1, $2, $3, 1 where coalesce($4::int, 1) > 0
         on conflict (brand, day, prize_id) do update set given = g.given + 1 where $4::int is null or g.given < $4
         returning true as given`,
)
