import { staffLogin } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { countTry } from '../password-tries.ts'
import { signIn } from '../sign-in.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/** The same work is done for somebody who is not there. A try is counted before the password is looked at. */
export const staffLoginAction = handle(staffLogin, async ({ account, password }, call) => {
  const person = await call.staff.withAccount(account)
  const giveBack = await countTry({ account, staffId: person?.staffId ?? nobody }, call)
  const right = await call.passwords.fits(password, person?.passwordHash ?? undefined)
  if (!right || !person?.active) throw refuse(staffLogin, 'LOGIN_FAILED')
  await giveBack()
  return signIn(person, staffLogin, call)
})
