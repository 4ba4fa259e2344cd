import { pointsByExpiry, type Brand, type PointPurse } from '@harbour/rules'
import type { PointsDeps } from './deps.ts'

/** A guest's own points of this moment, and how their brand takes them as money; a visitor has none. */
export async function pointPurse(
  { userId, brand }: { userId: string; brand: Brand },
  { points, catalogue, clock }: Pick<PointsDeps, 'points' | 'catalogue' | 'clock'>,
): Promise<PointPurse> {
  const { terms } = catalogue.membership(brand)
  const lots = pointsByExpiry(await points.lots(userId), terms, clock.now())
  return { balance: lots.reduce((sum, lot) => sum + lot.points, 0), terms }
}
