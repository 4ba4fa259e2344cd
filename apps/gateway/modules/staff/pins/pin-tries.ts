import { refuseCommon } from '../../../platform/handle.ts'
import type { Quota, QuotaUse } from '../../../platform/quotas.ts'
import type { Call } from '../deps.ts'

const minutes = 60_000
const ofPerson: Quota = { name: 'PINs of a person at a tablet', most: 5, lasts: 15 * minutes }
const ofTablet: Quota = { name: 'PINs at a tablet', most: 10, lasts: 15 * minutes }
/** Keeps somebody who has a tablet for themselves all day from finding a PIN: of the shortest there are ten thousand. */
const everywhere: Quota = { name: 'PINs of a person everywhere', most: 30, lasts: 24 * 60 * minutes }

type Tried = { staffId: string; tabletId: string }

/**
 * Counts a try of a PIN, at a sign-in or a step up, before it is looked at; gives what takes it back where it was right. Refuses one try too many. One that was
 * right clears the person's own tries there, and never those of others at the tablet.
 */
export async function countPinTry({ staffId, tabletId }: Tried, { quotas }: Pick<Call, 'quotas'>): Promise<() => Promise<void>> {
  const own = { quota: ofPerson, key: `${staffId} ${tabletId}` }
  const shared = [{ quota: ofTablet, key: tabletId }, anywhere(staffId)]
  const usedUp = await quotas.take(own, ...shared)
  if (usedUp) throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter: usedUp.retryAfter })
  return async () => {
    await quotas.reset(own)
    await quotas.giveBack(...shared)
  }
}

/** Forgets a person's tries of the day: they have another PIN now. */
export const forgetPinTries = (staffId: string, { quotas }: Pick<Call, 'quotas'>) => quotas.reset(anywhere(staffId))

const anywhere = (staffId: string): QuotaUse => ({ quota: everywhere, key: staffId })
