import type { Call } from './deps.ts'
import { clientSubnet } from '../../../platform/rate-limits.ts'
import type { Quota, QuotaUse } from '../../../platform/quotas.ts'
import type { AccountName } from './account-name.ts'

const minutes = 60_000
/** The number of wrong passwords from one address, or from everywhere, after which only a code will do for a while. */
const fromHere: Quota = { name: 'logins of an address to an account', most: 5, lasts: 15 * minutes }
const fromEverywhere: Quota = { name: 'logins of strangers to an account', most: 20, lasts: 60 * minutes }
/** The tries of a device on which the account was signed in before, whatever is tried elsewhere. */
const onKnownDevice: Quota = { name: 'logins of a known device', most: 5, lasts: 15 * minutes }

/** The id that stands for whoever has no account, so that everything is asked for them too. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** `giveBack` undoes what was counted, of a try that turned out right. */
export type LoginCheck = { passed: true; giveBack(): Promise<void> } | { passed: false; refused: 'CAPTCHA_REQUIRED' | 'CODE_REQUIRED' }

type Login = { account: AccountName; captchaToken: string | undefined; userId: string | undefined }

/**
 * Takes the security check of a login. An account whose password was guessed at too often from this address, or from everywhere, asks for
 * a check by code, which only its owner receives: so nobody who guesses can lock anybody out. Devices on which the account has been
 * signed in before have tries of their own. A try is counted before the password is looked at, so that many at the same moment are no more
 * than one after another.
 */
export async function takeLoginCheck({ account, captchaToken, userId }: Login, call: Call): Promise<LoginCheck> {
  const { proofs, quotas, sessions, deviceId } = call
  const here = { quota: fromHere, key: `${account.target} ${clientSubnet(call.address)}` }
  const proved = captchaToken && (await proofs.take(captchaToken, { purpose: 'check', deviceId }))
  if (proved && proved.target === account.target) return { passed: true, giveBack: () => quotas.reset(here) }
  if (!proved || proved.target !== '')
    return { passed: false, refused: (await quotas.used(here)) >= fromHere.most ? 'CODE_REQUIRED' : 'CAPTCHA_REQUIRED' }
  const known = await sessions.knows(userId ?? nobody, deviceId)
  const own = known ? { quota: onKnownDevice, key: `${account.target} ${deviceId}` } : here
  const shared: QuotaUse[] = known ? [] : [{ quota: fromEverywhere, key: account.target }]
  if (await quotas.take(own, ...shared)) return { passed: false, refused: 'CODE_REQUIRED' }
  return { passed: true, giveBack: () => Promise.all([quotas.reset(own), quotas.giveBack(...shared)]).then(() => {}) }
}

/** Says whether a code may be sent: after a puzzle, or now and then without one. A puzzle is taken, and good once. */
export async function mayAskForCode(captchaToken: string | undefined, call: Call): Promise<boolean> {
  if (captchaToken === undefined) return (await call.limits.unproven(call.address)) === undefined
  return (await call.proofs.take(captchaToken, { purpose: 'check', deviceId: call.deviceId })) !== undefined
}
