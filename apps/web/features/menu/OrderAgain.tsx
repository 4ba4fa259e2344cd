import { getOrderDetail, type OrderDetail } from '@harbour/protocol'
import { orderTypes, type ProductBook } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { query } from '../../api/call.ts'
import { m } from '../../paraglide/messages.js'
import { addToCart } from '../../entities/cart/cart-store.ts'
import { showSkippedDishes } from '../../entities/cart/skipped-dishes.ts'
import { useOrderTime } from '../../entities/location/order-time.ts'
import { orderAgain } from '../../entities/cart/order-again.ts'
import { setOrderLocation, shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { showToast } from '../../lib/toast.ts'

type OrderAgainProps = { orderId: string; book: ProductBook | undefined; onDone: (how: { withCart: boolean }) => void }

/** Puts an order into the cart once more, checked against this menu, and opens the cart over it. */
export function OrderAgain({ orderId, book, onDone }: OrderAgainProps) {
  const where = useOrderLocation()
  const now = useOrderTime()
  const done = useRef(false)
  const { data: order, isError } = useQuery({
    ...query(getOrderDetail, { orderId }, { background: true, handles: 'all' }),
    staleTime: Infinity,
  })
  const shop = shopOf(where)
  // The cart and the address bar take over what was ordered: once, when all that it depends on is known.
  useEffect(() => {
    if (done.current) return
    if (isError) {
      done.current = true
      showToast(m.menu_again_failed())
      return onDone({ withCart: false })
    }
    if (order && !shop) return setOrderLocation(placeOf(order))
    if (!order || !book) return
    done.current = true
    const { lines, left } = orderAgain(order, book, { now, orderType: where.orderType })
    lines.forEach(addToCart)
    showSkippedDishes(left)
    onDone({ withCart: true })
  }, [order, isError, shop, book, now, where.orderType, onDone])
  return (
    <p className="sr" role="status">
      {m.menu_again()}
    </p>
  )
}

/** A guest who has chosen no place yet orders where they ordered then. */
function placeOf({ orderType, storeId, storeName, destination }: OrderDetail): Parameters<typeof setOrderLocation>[0] {
  const shop = { storeId, name: storeName }
  return orderType === orderTypes.delivery ? { orderType, address: destination, deliveryShop: shop } : { orderType, shop }
}
