import { groupGet, type GroupOrder } from '@harbour/protocol'
import { useEffect, useState } from 'react'
import { isRefusal } from '../../api/is-refusal.ts'
import { endVisit, outboxNow } from '../../entities/group/group-store.ts'
import type { GroupVisit } from '../../entities/group/group-visit.ts'
import { shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { showToast } from '../../lib/toast.ts'
import { m } from '../../paraglide/messages.js'
import { useLiveGroup } from './live-group.ts'
import { useToldOutbox } from './send-outbox.ts'

/**
 * Ends the visit of a group order once that is closed, or its guest has chosen another shop: from then on the cart is their own again. Until then it sends what is still
 * on its way, and says why something was refused.
 */
export function VisitWatch({ visit: { token, storeId, orderType } }: { visit: GroupVisit }) {
  const { group, error, keep } = useLiveGroup(token)
  // What is sent from here now is sent by the screen that it leads to, which says what became of it.
  const [left] = useState(() => outboxNow(token).length > 0)
  const where = useOrderLocation()
  const elsewhere = where.orderType !== orderType || shopOf(where)?.storeId !== storeId
  const over = group?.state === 'closed' || isRefusal(groupGet, error)
  // The cart is kept outside React.
  useEffect(() => {
    if (!elsewhere && !over) return
    const unsent = endVisit({ placeStays: elsewhere })
    if (elsewhere) showToast(m.group_visit_left())
    else showToast(unsent > 0 ? m.group_visit_over_unsent() : m.group_visit_over())
  }, [elsewhere, over])
  return left ? <LeftBehind token={token} onSent={keep} /> : null
}

/** The dishes that were still on their way when their guest came back to the menu, sent until they have arrived. */
function LeftBehind({ token, onSent }: { token: string; onSent: (group: GroupOrder) => void }) {
  useToldOutbox(token, onSent)
  return null
}
