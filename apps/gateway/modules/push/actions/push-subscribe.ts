import { pushSubscribe } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'

/** Only push services are ever written to: nobody sends the gateway elsewhere. */
export const pushSubscribeAction = handle(
  pushSubscribe,
  async (browser, { push, pushes, caller: { userId }, deviceId, language, brand, clock }) => {
    if (!push.knows(browser.endpoint)) throw refuse(pushSubscribe, 'PUSH_UNKNOWN')
    await pushes.subscribe({ userId, deviceId, language, brand, ...browser }, clock.now())
    return { subscribed: true }
  },
)
