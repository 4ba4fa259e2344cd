import { getUserOrders, type OrderCard } from '@harbour/protocol'
import type { Query, QueryClient } from '@tanstack/react-query'
import { isOver } from './order-progress.ts'

type Page = { orders: OrderCard[] }
type Answer = Page | { pages: Page[] }
type CachedAnswer = { at: number; answer: Answer | undefined }
type Badges = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>

/** Shows on the icon of the installed app how many orders are on their way, as far as this phone has been told. */
export function setAppBadge(queries: QueryClient, badges: Badges = navigator) {
  let shown = -1
  const update = () => {
    const cached = queries
      .getQueryCache()
      .findAll({ queryKey: [getUserOrders.name] })
      .map(({ state: { data, dataUpdatedAt } }): CachedAnswer => ({ at: dataUpdatedAt, answer: data as Answer | undefined })) // by their key
    const count = liveOrders(cached)
    if (count === shown) return
    shown = count
    // A browser that has no badges, or does not let us, goes without.
    void (count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.())?.catch(() => undefined)
  }
  update()
  queries.getQueryCache().subscribe(({ query }: { query: Query }) => {
    if (query.queryKey[0] === getUserOrders.name) update()
  })
}

/** The number of orders that have not ended, where several answers may speak of one: the latest is right. */
export function liveOrders(cached: readonly CachedAnswer[]): number {
  const latest = new Map<string, OrderCard>()
  for (const { answer } of cached.toSorted((one, other) => one.at - other.at)) {
    if (!answer) continue
    const pages = 'pages' in answer ? answer.pages : [answer]
    for (const order of pages.flatMap(({ orders }) => orders)) latest.set(order.orderId, order)
  }
  return [...latest.values()].filter((order) => !isOver(order)).length
}
