import { useAtNow } from '../../stores/clock.ts'
import { useWantedAt } from '../../stores/occasion.ts'
import { shopOf, useWhere } from '../../stores/place.ts'
import { standingFor, useShop } from '../../stores/shop.ts'
import { timeWords } from '../../stores/time-words.ts'

/** Where the cart is ordered from and for when, or why not now: "Mong Kok, Langham Place · Today 19:15". Undefined before a shop is chosen. */
export function useCartPlace(): string | undefined {
  const where = useWhere()
  const chosen = shopOf(where)
  const store = useShop(chosen?.storeId)
  const wantedAt = useWantedAt()
  const time = useAtNow((now) => timeWords(standingFor(store, where.orderType), wantedAt, now))
  return chosen ? [store?.name ?? chosen.name, time].filter(Boolean).join(' · ') : undefined
}
