import { pointsExpiry, type Instant, type PointTerms } from '@harbour/rules'
import type { WelcomeGift } from '../../catalogue/catalogue.ts'
import type { Call } from './deps.ts'

const days = 24 * 60 * 60_000

/** Gives a new member what can be given today: the points. */
export async function giveWelcome(userId: string, { points, catalogue, brand, clock, ids }: Call): Promise<void> {
  const { terms } = catalogue.membership(brand)
  const at = clock.now()
  const entry = {
    entryId: ids.guid(),
    kind: 'welcome',
    points: terms.welcome,
    at,
    expiresAt: pointsExpiry(at, terms),
    orderId: null,
  } as const
  if (terms.welcome > 0) await points.earn(userId, { ...entry, titleTc: '見面禮積分', titleEn: 'Welcome gift' })
}

/** The end of a gift for who joined then. */
export function welcomeEnd(gift: WelcomeGift, { joinedAt, terms }: { joinedAt: Instant; terms: PointTerms }): Instant {
  return gift.kind === 'points' ? pointsExpiry(joinedAt, terms) : joinedAt + gift.validDays * days
}
