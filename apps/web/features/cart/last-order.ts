import { getOrderDetail, getUserOrders, type OrderDetail } from '@harbour/protocol'
import { productOf, type Product, type ProductBook } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { useSession } from '../../api/session.ts'

/** This guest's last order, and its dishes as far as the menu still has them and they have not run out; undefined where none of them is left. */
export function useLastOrder(book: ProductBook | undefined): { order: OrderDetail; dishes: Product[] } | undefined {
  const known = useSession(({ user, secretKey }) => user !== null && secretKey !== '')
  const quietly = { background: true, handles: 'all' } as const
  const orders = useQuery({ ...query(getUserOrders, { limit: 1 }, quietly), enabled: known })
  const orderId = orders.data?.orders[0]?.orderId
  const last = useQuery({ ...query(getOrderDetail, { orderId: orderId ?? '' }, quietly), enabled: orderId !== undefined })
  if (!book || !last.data) return undefined
  const dishes = new Set(last.data.lines.flatMap((line) => productOf(book, line) ?? []))
  const there = [...dishes].filter(({ pid }) => !book.soldOut.has(pid))
  return there.length > 0 ? { order: last.data, dishes: there } : undefined
}
