import { tabletPushSubscribe } from '@harbour/protocol'
import { refuse, refuseCommon } from '../../../../platform/handle.ts'
import { handle } from '../../deps.ts'

/** A tablet is kept with its browser; one that has been revoked meanwhile has none. */
export const tabletPushSubscribeAction = handle(tabletPushSubscribe, async ({ storeId, ...browser }, call) => {
  const { caller, catalogue, clock, language, push, tabletWakes } = call
  const { tabletId } = caller
  if (tabletId === null) throw refuseCommon('NOT_ALLOWED')
  if (catalogue.shop(storeId)?.brand !== call.brand) throw refuse(tabletPushSubscribe, 'STORE_UNKNOWN')
  if (!push.knows(browser.endpoint)) throw refuse(tabletPushSubscribe, 'PUSH_UNKNOWN')
  if (!(await tabletWakes.subscribe({ tabletId, language, ...browser }, clock.now()))) throw refuseCommon('SECRET_KEY')
  return { subscribed: true }
})
