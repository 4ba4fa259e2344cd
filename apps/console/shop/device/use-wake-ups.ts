import { getFrontConfig, tabletPushSubscribe } from '@harbour/protocol'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { askForNotices, readPermission, takeBackNotices, useNotices } from '../../lib/attention.ts'
import { useLocale } from '../../lib/locale.ts'
import { subscribeToPushes } from '../../lib/push-subscription.ts'
import { useAtWork } from '../shift/tablet-lock.ts'
import { useDevice } from './device-store.ts'

/** Lets new orders wake this tablet once its page is closed or asleep: notices are asked for with the first touch, and the gateway is told where to push at each sign-in and unlock. */
export function useWakeUps(): void {
  const storeId = useKeys(({ tablet }) => tablet?.storeId)
  const atWork = useAtWork()
  const locale = useLocale(({ locale }) => locale)
  const allowed = useNotices(({ permission }) => permission === 'granted')
  // Touches, notices and subscriptions belong to the browser.
  useEffect(askWithFirstTouch, [])
  useEffect(closeSeen, [])
  useEffect(readPermission, [atWork])
  useEffect(() => {
    if (storeId !== undefined && atWork && allowed) void listen(storeId)
  }, [storeId, atWork, allowed, locale])
}

const touches = ['pointerup', 'keydown'] as const

/** Asks with the touch that opens the sound, once on this tablet; the test of the alarm asks again, where nobody has said yet. */
function askWithFirstTouch(): (() => void) | undefined {
  if (useDevice.getState().noticesAsked || useNotices.getState().permission !== 'default') return undefined
  const leave = () => touches.forEach((touch) => removeEventListener(touch, ask, { capture: true }))
  const ask = () => {
    leave()
    useDevice.setState({ noticesAsked: true })
    void askForNotices()
  }
  touches.forEach((touch) => addEventListener(touch, ask, { capture: true }))
  return leave
}

/** Closes the notices that have woken whoever looks at the page now. */
function closeSeen(): () => void {
  const close = () => void (document.hidden || takeBackNotices())
  close()
  document.addEventListener('visibilitychange', close)
  return () => document.removeEventListener('visibilitychange', close)
}

/** Tells the gateway where to push; a push service that is out of reach, or a line that is lost, has its next turn at the next unlock. */
async function listen(storeId: string): Promise<void> {
  try {
    const { pushKey } = (await call(getFrontConfig, { platformKey: 'web' })).configs
    const subscription = pushKey ? await subscribeToPushes(pushKey) : null
    if (subscription) await call(tabletPushSubscribe, { storeId, ...subscription })
  } catch {
    return undefined
  }
}
