import { staffLogin } from '@harbour/protocol'
import { refuse, refuseCommon } from '../../../platform/handle.ts'
import type { Quota } from '../../../platform/quotas.ts'
import { clientSubnet } from '../../../platform/rate-limits.ts'
import { handle, type Call } from '../deps.ts'
import { staffSession } from '../staff-member.ts'

const minutes = 60_000
const fromHere: Quota = { name: 'staff logins of an address to an account', most: 5, lasts: 15 * minutes }
const fromEverywhere: Quota = { name: 'staff logins of strangers to an account', most: 20, lasts: 60 * minutes }
/** The tries of a device that has been signed in before, whatever is tried elsewhere: nobody who guesses shuts a shop out of its own tablet. */
const onKnownDevice: Quota = { name: 'staff logins of a known device', most: 5, lasts: 15 * minutes }
const nobody = '00000000-0000-0000-0000-000000000000'

/** The same work is done for somebody who is not there. A try is counted before the password is looked at. */
export const staffLoginAction = handle(staffLogin, async ({ account, password }, call) => {
  const person = await call.staff.withAccount(account)
  const giveBack = await countTry(account, person?.staffId ?? nobody, call)
  const right = await call.passwords.fits(password, person?.passwordHash ?? undefined)
  if (!right || !person?.active) throw refuse(staffLogin, 'LOGIN_FAILED')
  await giveBack()
  const { staffId, name } = person
  const session = await call.db.transaction(async (rows) => {
    await call.audit.write(rows, { action: staffLogin.name, subject: account }, { caller: { staffId, name }, logId: call.logId })
    // Whoever knows the password needs none, and nobody else is to find it lying about.
    await call.staff.uninvite(rows, staffId)
    return call.staffSessions.start(rows, { staffId, deviceId: call.deviceId })
  })
  return staffSession(person, session)
})

async function countTry(account: string, staffId: string, { quotas, staffSessions, deviceId, address }: Call) {
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
