import { useEffect } from 'react'
import { endVisit, type GroupVisit } from '../../entities/group/group-store.ts'
import { shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { useServerTimeValue } from '../../lib/server-clock.ts'
import { showToast } from '../../lib/toast.ts'
import { m } from '../../paraglide/messages.js'

/** Ends the visit of a group order once its time is over, or its guest has chosen another shop: from then on the cart is their own again. */
export function VisitWatch({ visit }: { visit: GroupVisit }) {
  const { storeId, orderType, closesAt } = visit
  const where = useOrderLocation()
  const elsewhere = where.orderType !== orderType || shopOf(where)?.storeId !== storeId
  const over = useServerTimeValue((now) => now >= closesAt)
  // The cart is kept outside React.
  useEffect(() => {
    if (!elsewhere && !over) return
    endVisit({ placeStays: elsewhere })
    showToast(elsewhere ? m.group_visit_left() : m.group_visit_over())
  }, [elsewhere, over])
  return null
}
