import { randomUUIDv7 } from 'node:crypto'
import type { Instant } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { LOCK_USER, spendPoints } from './point-transactions.ts'

type PaidWithPoints = { userId: string; orderId: string; orderNo: string; points: number; at: Instant }

/** Takes the points that an order is paid with, in the transaction that brings it to life and has locked its user; throws `TooFewPoints` where there are not as many. */
export function payWithPoints(rows: Rows, { userId, orderId, orderNo, points, at }: PaidWithPoints): Promise<void> {
  const titles = { titleTc: `訂單 ${orderNo}`, titleEn: `Order ${orderNo}` }
  return spendPoints(rows, userId, { entryId: randomUUIDv7(), kind: 'spend', points: -points, at, expiresAt: null, orderId, ...titles })
}

/** Says whether somebody has so many points; their account is locked from here on, so that they still have them when they are taken. */
export async function hasPoints(rows: Rows, { userId, points, at }: Pick<PaidWithPoints, 'userId' | 'points' | 'at'>): Promise<boolean> {
  await rows(LOCK_USER, [userId])
  return (await rows(HAS_POINTS, [userId, points, new Date(at)])).length > 0
}

const HAS_POINTS = statement(
  'points-has',
  `select from point_entries where user_id = $1 and unspent > 0 and expires_at > $3 having sum(unspent) >= $2`,
)
