import { getOrderDetail, getUserOrders, previewOrder, type Answer, type LineIssue, type OrderDetail, type Sent } from '@harbour/protocol'
import { orderTypes, stateOf, type Cart, type CartLine } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { isRefusal } from '../../api/is-refusal.ts'
import { brand } from '../../api/region.ts'
import { againCart, againLines } from '../../entities/cart/again-lines.ts'

const quietly = { background: true, handles: 'all' } as const
type Draft = Sent<typeof previewOrder>
const noDraft: Draft = { storeId: '', orderType: orderTypes.takeaway, lines: [], cutlery: false }
/** A price and a time are told for so long while the server cannot be asked. */
const goodForMs = 120_000
/** So many of the newest are looked through for one that came to its end. */
const newest = 5

/** An order as it could be had once more: what of it can be, what has changed since, and what the server says of that; undefined until it has. */
export type LastOrder = { order: OrderDetail; cart: Cart; issues: readonly LineIssue[]; preview: Answer<typeof previewOrder> | undefined }

/**
 * The last order that this guest has had in this brand. Undefined where there is none, where nothing of it can be had, where the server will not take it or cannot
 * say, and while another one is on its way. An order that the phone still knows is there at once, before its price has come.
 */
export function useLastOrder(): LastOrder | undefined {
  const live = useQuery(query(getUserOrders, { live: true, limit: 1 }, quietly))
  const had = useQuery(query(getUserOrders, { limit: newest }, quietly))
  const last = had.data?.orders.find(({ status, brand: of }) => of === brand() && stateOf(status) === 'completed')
  const order = useQuery({ ...query(getOrderDetail, { orderId: last?.orderId ?? '' }, quietly), enabled: last !== undefined }).data
  const lines = order ? againLines(order) : []
  const whole = usePreview(order && draftOf(order, lines))
  const issues = whole.data?.issues ?? []
  const cart = againCart(lines, issues)
  // What has run out is still priced: what is left is asked about once more.
  const isPart = cart.lines.length > 0 && cart.lines.length < lines.length
  const part = usePreview(order && isPart ? draftOf(order, cart.lines) : undefined)
  const asked = isPart ? part : whole
  if (!order || live.data?.orders.length !== 0 || cart.lines.length === 0 || isUnsaid(whole) || isUnsaid(asked)) return undefined
  return { order, cart, issues, preview: asked.data }
}

type Asked = ReturnType<typeof usePreview>

/** True where the server refuses to price it, or has not been reached since it last did, a while ago: an old answer stays beside either. */
function isUnsaid({ isError, error, data, dataUpdatedAt, errorUpdatedAt }: Asked): boolean {
  if (!isError) return false
  return data === undefined || isRefusal(previewOrder, error) || errorUpdatedAt - dataUpdatedAt > goodForMs
}

/** The server's view of a draft, looked at again every minute; none without one. */
function usePreview(draft: Draft | undefined) {
  return useQuery({
    ...query(previewOrder, draft ?? noDraft, quietly),
    enabled: draft !== undefined,
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })
}

function draftOf({ storeId, orderType, destination }: OrderDetail, lines: readonly CartLine[]): Draft {
  const where = destination ? { destination: { ...destination, note: undefined } } : {}
  return { storeId, orderType, lines: [...lines], cutlery: false, ...where }
}
