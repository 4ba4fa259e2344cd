import type { Call } from '../context.ts'
import type { AccountName } from './account.ts'

const minutes = 60_000
/** After so many wrong passwords from one address, or from everywhere, only a code will do for a while. */
const patience = { here: { most: 5, lasts: 15 * minutes }, everywhere: { most: 20, lasts: 60 * minutes } }

const nobody = '00000000-0000-0000-0000-000000000000'

const here = ({ target }: AccountName, address: string) => `login ${target} ${address}`
const everywhere = ({ target }: AccountName) => `login ${target}`

/**
 * Takes the security check of a login. An account whose password was guessed at too often from this address, or from everywhere, asks for
 * a check by code, which only its owner receives: so nobody who guesses can lock anybody out. Devices on which the account has been
 * signed in before do not suffer from guesses made elsewhere.
 */
export async function takeLoginCheck(
  { account, captchaToken }: { account: AccountName; captchaToken: string | undefined },
  call: Call,
): Promise<'passed' | 'CAPTCHA_REQUIRED' | 'CODE_REQUIRED'> {
  const { proofs, failures, address, deviceId } = call
  const proved = captchaToken && (await proofs.take(captchaToken, { purpose: 'check', deviceId }))
  if (proved && proved.target === account.target) {
    await failures.forget(here(account, address))
    return 'passed'
  }
  if (!proved || proved.target !== '')
    return (await failures.count(here(account, address))) >= patience.here.most ? 'CODE_REQUIRED' : 'CAPTCHA_REQUIRED'
  // Counted before the password is looked at, so that many at the same moment are no more than one after another.
  const tries = await failures.add(here(account, address), patience.here.lasts)
  return tries > patience.here.most || (await isUnderAttack(account, call)) ? 'CODE_REQUIRED' : 'passed'
}

async function isUnderAttack(account: AccountName, { failures, members, sessions, deviceId }: Call): Promise<boolean> {
  if ((await failures.count(everywhere(account))) < patience.everywhere.most) return false
  const lock = await members.lockOf(account)
  // Asked for nobody too, so that both take the same.
  return !(await sessions.knows(lock?.userId ?? nobody, deviceId))
}

/** What a wrong password leaves behind, whoever's it is. */
export async function noteWrongPassword(account: AccountName, { failures }: Call): Promise<void> {
  await failures.add(everywhere(account), patience.everywhere.lasts)
}

export async function forgetWrongPasswords(account: AccountName, { failures, address }: Call): Promise<void> {
  await failures.forget(here(account, address))
}

/** Whether a code may be sent: after a puzzle, or now and then without one. A puzzle is taken, and good once. */
export async function mayAskForCode(captchaToken: string | undefined, call: Call): Promise<boolean> {
  if (captchaToken === undefined) return (await call.limits.unproven(call.address)) === undefined
  return (await call.proofs.take(captchaToken, { purpose: 'check', deviceId: call.deviceId })) !== undefined
}
