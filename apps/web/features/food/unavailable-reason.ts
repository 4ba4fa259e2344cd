import { orderTypes, type OrderType, type Product, type ProductBook } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { servedWords } from '../../entities/menu/service-words.ts'

/** The time or way in which a dish can be had that cannot be had now, or what to do instead. */
export function unavailableReason({ pid, orderTypes: offered, service }: Product, { soldOut }: ProductBook, orderType: OrderType): string {
  if (soldOut.has(pid)) return m.food_sold_out_why()
  const ways = { [orderTypes.takeaway]: m.food_way_1, [orderTypes.delivery]: m.food_way_2, [orderTypes.dineIn]: m.food_way_5 }
  if (offered && !offered.includes(orderType))
    return m.food_only_for({ ways: offered.map((each) => ways[each]()).join(m.food_list_comma()) })
  return servedWords(service) ?? ''
}
