import { logout } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'

export const logoutAction = handle(logout, async ({ where, deviceRef }, { sessions, caller: { userId }, deviceId }) => {
  if (where === 'everywhere') return { signedOut: await sessions.signOut(userId, 'everywhere') }
  if (where === 'others') return { signedOut: await sessions.signOut(userId, { exceptOn: deviceId }) }
  if (where === 'here') return { signedOut: await sessions.signOut(userId, { on: deviceId }) }
  const device = (await sessions.devices(userId)).find((each) => each.deviceRef === deviceRef)
  if (!device) throw refuse(logout, 'DEVICE_UNKNOWN')
  return { signedOut: await sessions.signOut(userId, { on: device.deviceId }) }
})
