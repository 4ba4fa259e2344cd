import type { Call } from '../context.ts'

const most = 5
const lasts = 15 * 60_000

/** Judges the password of whoever is signed in, on this device: after five wrong ones it is not looked at for a quarter of an hour. */
export async function judgeOwnPassword(
  password: string,
  userId: string,
  { members, passwords, failures, deviceId }: Call,
): Promise<'right' | 'PASSWORD_WRONG' | 'TRY_LATER'> {
  const subject = `own password ${userId} ${deviceId}`
  if ((await failures.count(subject)) >= most) return 'TRY_LATER'
  const member = await members.find(userId)
  if (await passwords.fits(password, member?.passwordHash)) {
    await failures.forget(subject)
    return 'right'
  }
  await failures.add(subject, lasts)
  return 'PASSWORD_WRONG'
}
