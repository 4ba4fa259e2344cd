import { getFrontConfig } from '@harbour/protocol'
import { brandIds, type Brand } from '@harbour/rules'
import { call } from '../../api/call.ts'
import { brand, switchRegion } from '../../api/region.ts'
import { newGuid } from '../../api/session.ts'
import type { Host } from '../host.ts'
import { openBridge } from './bridge.ts'
import { openChannel } from './channel.ts'
import { logBridgeViolation } from './log-bridge-violation.ts'
import { createAppHost } from './create-app-host.ts'
import { openLinksOutside } from './open-links-outside.ts'

/** The host of a page in the chain's own app (spec 1.9): the gateway says which shells may speak for it, and by which links it is called. */
export async function appHost(): Promise<Host> {
  const { configs } = await call(getFrontConfig, { platformKey: 'app' }, { background: true, handles: 'all' })
  const { scheme, shells } = configs.app
  const bridge = openBridge(openChannel(window, { shells, logViolation: logBridgeViolation }), {
    logViolation: logBridgeViolation,
    newId: newGuid,
  })
  const sellAs = (told: Brand) => (told === brandIds.hongKong || configs.isOpenMo) && goOver(told)
  const host = createAppHost({ bridge, scheme, open: (url) => location.assign(url), sellAs })
  openLinksOutside(document, host.openOutside)
  return host
}

const switched = 'app-brand'

/** The page goes over to the brand that the app is in; once a visit, should the browser not keep it. */
function goOver(told: Brand) {
  if (told === brand() || sessionStorage.getItem(switched) === String(told)) return
  sessionStorage.setItem(switched, String(told))
  switchRegion(told)
}
