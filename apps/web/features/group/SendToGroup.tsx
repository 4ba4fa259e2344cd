import { formatPrice, type LineIssue, type OrderPrice } from '@harbour/rules'
import { useCart } from '../../entities/cart/cart-store.ts'
import { useOpenGroup } from '../../entities/group/group-address.ts'
import { sendCart } from '../../entities/group/group-store.ts'
import type { GroupVisit } from '../../entities/group/group-visit.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'

/** A person may add so many different dishes. */
const mostLines = 12

export type SendToGroupProps = { visit: GroupVisit; issues: readonly LineIssue[]; price: OrderPrice | undefined }

/** The way of what is in the cart to the group order, and what it comes to there; also without a network: it is sent once there is one. */
export function SendToGroup({ visit: { token, hostName }, issues, price }: SendToGroupProps) {
  const openGroup = useOpenGroup()
  const { lines } = useCart()
  const troubled = new Set(issues.map(({ index }) => index)).size
  const tooMany = lines.length > mostLines ? m.group_send_most({ count: mostLines }) : undefined
  const reason = troubled > 0 ? m.cart_fix({ count: troubled }) : tooMany
  const send = () => {
    sendCart(token)
    // In the place of the cart that lay over the menu: one step back is the menu.
    openGroup(token, { replace: true })
  }
  return (
    <Button block amount={price && formatPrice(price.subtotal)} disabled={reason !== undefined} reason={reason} onClick={send}>
      {m.group_send({ name: hostName })}
    </Button>
  )
}
