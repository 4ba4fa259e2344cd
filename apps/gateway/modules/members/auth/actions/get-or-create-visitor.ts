import { getOrCreateVisitor } from '@harbour/protocol'
import { handle } from '../deps.ts'

/** A phone that comes with the call is a hint and nothing is looked up by it: nobody becomes another by naming them. */
export const getOrCreateVisitorAction = handle(getOrCreateVisitor, async (_input, { sessions, key, deviceId }) => {
  const opened = await sessions.open(key, deviceId)
  if ('guest' in opened) return { userId: opened.guest.userId, phone: opened.guest.phone, accessCode: null }
  const { guest, accessCode } = await sessions.createVisitor(deviceId)
  return { userId: guest.userId, phone: guest.phone, accessCode }
})
