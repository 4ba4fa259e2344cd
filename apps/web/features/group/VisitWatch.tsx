import { groupGet } from '@harbour/protocol'
import { useEffect } from 'react'
import { isRefusal } from '../../api/is-refusal.ts'
import { endVisit } from '../../entities/group/group-store.ts'
import type { GroupVisit } from '../../entities/group/group-visit.ts'
import { shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { showToast } from '../../lib/toast.ts'
import { m } from '../../paraglide/messages.js'
import { useLiveGroup } from './live-group.ts'

/** Ends the visit of a group order once that is closed, or its guest has chosen another shop: from then on the cart is their own again. */
export function VisitWatch({ visit: { token, storeId, orderType } }: { visit: GroupVisit }) {
  const { group, error } = useLiveGroup(token)
  const where = useOrderLocation()
  const elsewhere = where.orderType !== orderType || shopOf(where)?.storeId !== storeId
  const over = group?.state === 'closed' || isRefusal(groupGet, error)
  // The cart is kept outside React.
  useEffect(() => {
    if (!elsewhere && !over) return
    endVisit({ placeStays: elsewhere })
    showToast(elsewhere ? m.group_visit_left() : m.group_visit_over())
  }, [elsewhere, over])
  return null
}
