import type { ProductBook } from '@harbour/rules'
import { Check } from 'lucide-react'
import { quickAdd } from '../../../entities/cart/quick-add.ts'
import { orderLocation } from '../../../entities/location/order-location.ts'
import { whyUnavailable } from '../../../entities/menu/unavailable.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import type { useGo } from '../../../navigation/go.ts'
import { paths } from '../../../navigation/paths.ts'

/** Adds a dish of home at one tap, as the menu's plus does; one that cannot be had, or is the guest's to choose, opens and says so. */
export function addPopular(uid: string, book: ProductBook, go: ReturnType<typeof useGo>) {
  const product = book.products.get(uid)
  const { orderType, wantedAt } = orderLocation()
  const at = Math.max(serverNow(), wantedAt ?? 0) // a slot that has passed is none
  if (!product || whyUnavailable(product, book, { orderType, at }) !== undefined) go(paths.dish(uid))
  else quickAdd(product, book, { go, icon: Check })
}
