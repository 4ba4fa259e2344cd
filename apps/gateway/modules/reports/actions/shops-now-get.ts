import { shopsNowGet, type ShopNow } from '@harbour/protocol'
import { addMinutes, type Instant } from '@harbour/rules'
import { localize } from '../../../platform/localized-text.ts'
import { shopOpenness } from '../../catalogue/shop-openness.ts'
import { handle, type Call } from '../deps.ts'
import { reportScope } from '../report-scope.ts'
import { isRead, patience } from '../scope.ts'
import { unwatched } from '../unwatched-tablets.ts'

export const shopsNowGetAction = handle(shopsNowGet, async (_, call) => {
  const now = call.clock.now()
  const scope = reportScope({}, 'report.read', call)
  const shops = call.catalogue.shops(scope.brand).filter(({ storeId }) => isRead(scope, storeId))
  const storeIds = shops.map(({ storeId }) => storeId)
  const orders = byShop(await call.orderReports.open(scope, { now, since: addMinutes(now, -patience) }))
  const printers = byShop(await call.printers.health(call.db.rows, storeIds))
  const tablets = Map.groupBy(await call.tabletReports.watched(storeIds), ({ storeId }) => storeId)
  return {
    shops: shops.map((shop): ShopNow => {
      const { storeId, phone, busyMinutes, busyUntil } = shop
      const paused = shop.pausedUntil !== null && shop.pausedUntil > now
      return {
        storeId,
        name: localize(shop.name, call.language),
        district: localize(shop.district, call.language),
        ...shop.point,
        phone,
        openness: shopOpenness(shop, now),
        busyMinutes,
        busyUntil,
        pausedUntil: paused ? shop.pausedUntil : null,
        reason: paused || busyMinutes > 0 ? (call.catalogue.overlay().state(storeId)?.reason ?? null) : null,
        orders: orders.get(storeId) ?? noOrders,
        tablets: tabletsOf(tablets.get(storeId) ?? [], now),
        printers: printers.get(storeId) ?? noPrinters,
        soldOut: new Set(
          call.catalogue
            .overlay()
            .soldOutEntries(storeId, now)
            .map(({ pid }) => pid),
        ).size,
      }
    }),
  }
})

const noOrders: ShopNow['orders'] = { open: 0, late: 0, lateSince: null, unanswered: 0, unansweredSince: null }
const noPrinters: ShopNow['printers'] = { active: 0, troubled: 0, waiting: 0 }

const byShop = <Row extends { storeId: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.storeId, row]))

type WatchedTablet = Awaited<ReturnType<Call['tabletReports']['watched']>>[number]

function tabletsOf(tablets: readonly WatchedTablet[], now: Instant): ShopNow['tablets'] {
  const states = tablets.map((tablet) => unwatched(tablet, now)?.state)
  const those = (state: string) => states.filter((each) => each === state).length
  const heard = tablets.flatMap(({ reportedAt }) => reportedAt ?? [])
  return {
    paired: tablets.length,
    silent: those('silent'),
    muted: those('muted'),
    hidden: those('hidden'),
    heardAt: heard.length === 0 ? null : Math.max(...heard),
  }
}
