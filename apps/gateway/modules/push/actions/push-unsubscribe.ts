import { pushUnsubscribe } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const pushUnsubscribeAction = handle(pushUnsubscribe, async (_content, { pushes, caller: { userId }, deviceId }) => {
  await pushes.unsubscribe({ userId, deviceId })
  return { subscribed: false }
})
