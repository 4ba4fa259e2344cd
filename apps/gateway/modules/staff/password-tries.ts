import { refuseCommon } from '../../platform/handle.ts'
import type { Quota } from '../../platform/quotas.ts'
import { clientSubnet } from '../../platform/rate-limits.ts'
import type { Call } from './deps.ts'

const minutes = 60_000
const fromHere: Quota = { name: 'staff logins of an address to an account', most: 5, lasts: 15 * minutes }
const fromEverywhere: Quota = { name: 'staff logins of strangers to an account', most: 20, lasts: 60 * minutes }
/** The tries of a device that has been signed in before, whatever is tried elsewhere: nobody who guesses shuts a shop out of its own tablet. */
const onKnownDevice: Quota = { name: 'staff logins of a known device', most: 5, lasts: 15 * minutes }

type Tried = { account: string; staffId: string }

/** Counts a try of a password, before it is looked at; gives what takes it back where it was right. Refuses one try too many. */
export async function countTry({ account, staffId }: Tried, { quotas, staffSessions, deviceId, address }: Call) {
  const known = await staffSessions.knows(staffId, deviceId)
  const own = known
    ? { quota: onKnownDevice, key: `${account} ${deviceId.toLowerCase()}` }
    : { quota: fromHere, key: `${account} ${clientSubnet(address)}` }
  const shared = known ? [] : [{ quota: fromEverywhere, key: account }]
  const usedUp = await quotas.take(own, ...shared)
  if (usedUp) throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter: usedUp.retryAfter })
  return async () => {
    await quotas.reset(own)
    await quotas.giveBack(...shared)
  }
}
