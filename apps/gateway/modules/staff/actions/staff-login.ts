import { staffLogin } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { countTry } from '../password-tries.ts'
import { signIn } from '../sign-in.ts'

const never: Instant = 0
const nobody = '00000000-0000-0000-0000-000000000000'

/** The same work is done for somebody who is not there. A try is counted before the password is looked at. */
export const staffLoginAction = handle(staffLogin, async ({ account, password }, call) => {
  const person = await call.staff.withAccount(account)
  const giveBack = await countTry({ account, staffId: person?.staffId ?? nobody }, call)
  const right = await call.passwords.fits(password, person?.passwordHash ?? undefined)
  if (!right || !person?.active) throw refuse(staffLogin, 'LOGIN_FAILED')
  await giveBack()
  // Whoever has a passkey shows it before anything that asks for it: a password that was looked over a shoulder for is not enough.
  const hasPasskey = (await call.staffPasskeys.of(call.db.rows, person.staffId)).length > 0
  return signIn(person, { action: staffLogin, ...(hasPasskey && { provenAt: never }) }, call)
})
