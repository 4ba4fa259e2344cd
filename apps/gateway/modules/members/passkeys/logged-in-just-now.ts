import type { Call } from './deps.ts'

const fresh = 10 * 60_000

/** Says whether a member has logged in on this very device within the last ten minutes, and so has just shown who they are. */
export async function loggedInJustNow(userId: string, { sessions, clock, deviceId }: Call): Promise<boolean> {
  const here = (await sessions.devices(userId)).find((device) => device.deviceId === deviceId.toLowerCase())
  return here !== undefined && clock.now() - here.signedInAt < fresh
}
