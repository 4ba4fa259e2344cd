import { tabletDemoPair } from '@harbour/protocol'
import { call } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { clearShopData } from '../orders/clear-shop-data.ts'
import { useTabletLock } from '../shift/tablet-lock.ts'

/** Pairs this browser with the demo's shop where its address carries the demo's token, `#demo=…`, and takes the token out of the address. */
export async function pairByAddress(): Promise<void> {
  const token = /^#demo=(.+)$/.exec(location.hash)?.[1]
  if (token === undefined) return
  history.replaceState(null, '', location.pathname)
  const tablet = await call(tabletDemoPair, { token: decodeURIComponent(token), name: 'Demo' }).catch(() => undefined)
  if (!tablet) return
  if (useKeys.getState().tablet?.storeId !== tablet.storeId) clearShopData()
  useKeys.setState({ tablet, brand: tablet.brand, shift: null })
  useTabletLock.setState({ locked: null, unpaired: false })
}
