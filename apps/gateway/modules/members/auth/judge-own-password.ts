import type { Call } from './deps.ts'
import type { Quota } from '../../../platform/quotas.ts'

const wrongOnes: Quota = { name: 'wrong passwords of whoever is signed in', most: 5, lasts: 15 * 60_000 }

/** Judges the password of whoever is signed in, on this device: after five wrong ones it is not looked at for a quarter of an hour. */
export async function judgeOwnPassword(
  password: string,
  userId: string,
  { members, passwords, quotas, deviceId }: Pick<Call, 'members' | 'passwords' | 'quotas' | 'deviceId'>,
): Promise<'right' | 'PASSWORD_WRONG' | 'TRY_LATER'> {
  const tries = { quota: wrongOnes, key: `${userId} ${deviceId}` }
  // Counted before the password is looked at, so that many at the same moment are no more than one after another.
  if (await quotas.take(tries)) return 'TRY_LATER'
  const member = await members.find(userId)
  if (!(await passwords.fits(password, member?.passwordHash))) return 'PASSWORD_WRONG'
  await quotas.reset(tries)
  return 'right'
}
