import { Layers, ReceiptText } from 'lucide-react'
import { listWords } from '../../lib/list-words.ts'
import { m } from '../../paraglide/messages.js'
import { Note } from '../../ui/Note.tsx'
import { useShopOrders } from '../orders/use-shop-orders.ts'
import { ordersWith, type SupplyItem } from './supply-items.ts'

/** Names are listed up to so many. */
const named = 3

/** The sets and dishes that stop together with a thing, and the orders still to be made that hold it. */
export function Concerned({ item }: { item: SupplyItem }) {
  const { orders } = useShopOrders()
  const concerned = ordersWith(item, orders)
  const { inside } = item
  return (
    <>
      {inside.length > 0 && (
        <Note icon={Layers}>
          {inside.length > named
            ? m.supply_inside_more({ names: listWords(inside.slice(0, named)), count: inside.length })
            : m.supply_inside({ names: listWords(inside) })}
        </Note>
      )}
      {concerned.length > 0 && (
        <Note icon={ReceiptText}>
          {m.supply_orders({ count: concerned.length, numbers: listWords(concerned.map(({ pickupNo }) => pickupNo)) })}
        </Note>
      )}
    </>
  )
}
