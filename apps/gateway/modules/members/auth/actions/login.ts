import { login } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { readAccount } from '../account-name.ts'
import { takeLoginCheck } from '../login-limits.ts'
import { signIn } from '../sign-in.ts'

/** The same work is done for an account that does not exist. */
export const loginAction = handle(login, async ({ account: typed, password, captchaToken }, call) => {
  const account = readAccount(typed, call.brand)
  if (!account) throw refuse(login, 'ACCOUNT_INVALID')
  const lock = await call.members.lockOf(account)
  const check = await takeLoginCheck({ account, captchaToken, userId: lock?.userId }, call)
  if (!check.passed) throw refuse(login, check.refused)
  if (!(await call.passwords.fits(password, lock?.passwordHash)) || !lock) throw refuse(login, 'LOGIN_FAILED')
  await check.giveBack()
  return signIn(lock, call)
})
