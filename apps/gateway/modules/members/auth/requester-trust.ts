import type { Call } from './deps.ts'
import type { RequesterTrust } from './code-quotas.ts'
import { nobody } from './login-limits.ts'

/** `confirmed`: the phone or mailbox is the account's for certain; else neither its devices nor its password say more than a stranger's. */
type Claim = { userId: string | undefined; confirmed: boolean; password?: string; passwordHash?: string }

/** The trust of an account in whoever asks for its code. The same is asked for an account that does not exist. */
export async function requesterTrust(
  { userId, confirmed, password, passwordHash }: Claim,
  { sessions, passwords, deviceId }: Call,
): Promise<RequesterTrust> {
  const known = await sessions.knows(userId ?? nobody, deviceId)
  const passwordFits = password !== undefined && (await passwords.fits(password, passwordHash))
  if (known && userId && confirmed) return { knownAs: userId, confirmed }
  return password === undefined ? 'stranger' : { passwordFits: passwordFits && confirmed }
}
