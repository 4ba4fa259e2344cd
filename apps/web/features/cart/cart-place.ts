import type { ProductBook } from '@harbour/rules'
import { useServerTimeValue } from '../../lib/server-clock.ts'
import { useWantedAt } from '../../entities/location/order-time.ts'
import { shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { useOrderShop } from '../../entities/shop/promised-time.ts'
import { orderTimeWords } from '../../entities/shop/order-time-words.ts'

/** The shop that the cart is ordered from and the time, or why not now: "Mong Kok, Langham Place · Today 19:15". Undefined before a shop is chosen. */
export function useCartPlace(book: ProductBook | undefined): string | undefined {
  const where = useOrderLocation()
  const chosen = shopOf(where)
  const { store, own } = useOrderShop(where, book)
  const wantedAt = useWantedAt()
  const time = useServerTimeValue((now) => orderTimeWords(own, wantedAt, now))
  return chosen ? [store?.name ?? chosen.name, time].filter(Boolean).join(' · ') : undefined
}
