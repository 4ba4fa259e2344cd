import type { SignedIn } from '@harbour/protocol'
import type { Call } from './deps.ts'
import { deviceName } from '../../../platform/device-name.ts'

/** Lets a member in on the call's device, and brings along the orders of the guest whose key came with the call. */
export async function signIn(
  { userId, phone }: { userId: string; phone: string },
  { sessions, members, key, deviceId, userAgent }: Pick<Call, 'sessions' | 'members' | 'key' | 'deviceId' | 'userAgent'>,
): Promise<SignedIn> {
  const here = await sessions.open(key, deviceId)
  const ordersTaken = 'guest' in here && here.guest.visitor ? await members.takeOrders({ from: here.guest.userId, to: userId }) : 0
  const accessCode = await sessions.signIn({ userId, deviceId, deviceName: deviceName(userAgent) })
  return { userId, phone, accessCode, ordersTaken }
}
