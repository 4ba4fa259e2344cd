import { login } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'
import { readAccount } from '../../members/account.ts'
import { forgetWrongPasswords, noteWrongPassword, takeLoginCheck } from '../../members/security-check.ts'
import { signIn } from '../../members/sign-in.ts'

/** The same work is done for an account that does not exist. */
export const loginAction = handle(login, async ({ account: typed, password, captchaToken }, call) => {
  const account = readAccount(typed, call.brand)
  if (!account) throw refuse(login, 'ACCOUNT_INVALID')
  const check = await takeLoginCheck({ account, captchaToken }, call)
  if (check !== 'passed') throw refuse(login, check)
  const lock = await call.members.lockOf(account)
  if (!(await call.passwords.fits(password, lock?.passwordHash)) || !lock) {
    await noteWrongPassword(account, call)
    throw refuse(login, 'LOGIN_FAILED')
  }
  await forgetWrongPasswords(account, call)
  return signIn(lock, call)
})
