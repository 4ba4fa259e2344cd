import { deviceListGet } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const deviceListGetAction = handle(deviceListGet, async (_content, { sessions, caller, deviceId }) => {
  const devices = await sessions.devices(caller.userId)
  return { devices: devices.map((device) => ({ ...device, here: device.deviceId === deviceId.toLowerCase() })) }
})
