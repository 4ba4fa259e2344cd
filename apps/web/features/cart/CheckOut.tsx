import { formatPrice, orderTypes, type LineIssue, type OrderPrice } from '@harbour/rules'
import { ArrowRight } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useNetwork } from '../../lib/network.ts'
import { useCutleryFee } from '../../entities/cart/cutlery-fee.ts'
import { setOrderPreferences } from '../../entities/cart/order-preferences.ts'
import { shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { paths } from '../../navigation/paths.ts'

type CheckOutProps = { price: OrderPrice | undefined; issues: readonly LineIssue[]; failed: boolean }

/** The total, and the way to the confirmation; by way of the address or the shop while none is chosen. */
export function CheckOut({ price, issues, failed }: CheckOutProps) {
  const href = useCheckOutHref()
  const asksCutlery = useCutleryFee() !== undefined
  const offline = useNetwork((network) => network.offline)
  if (failed) {
    return (
      <Button block variant="secondary" reason={m.cart_failed()} onClick={() => location.reload()}>
        {m.cart_retry()}
      </Button>
    )
  }
  const troubled = new Set(issues.map(({ index }) => index)).size
  const short = price?.belowMinimum
  const missing = troubled > 0 ? m.cart_fix({ count: troubled }) : short ? m.cart_below({ amount: formatPrice(short) }) : undefined
  const reason = offline ? m.cart_offline() : missing
  return (
    <>
      <span className="cart__sum">
        <span className="cap ink2">{m.cart_total()}</span>
        <span className="price price--lg">{price ? formatPrice(price.total) : '–'}</span>
      </span>
      <Button
        block
        href={href}
        loading={!price && !offline}
        disabled={reason !== undefined}
        reason={reason}
        onClick={() => asksCutlery && setOrderPreferences({ cutleryAsked: true })}
      >
        {m.cart_check_out()}
        <Icon of={ArrowRight} size={20} />
      </Button>
    </>
  )
}

function useCheckOutHref(): string {
  const where = useOrderLocation()
  const { orderType, address } = where
  const confirm = paths.checkout(orderType)
  const delivering = orderType === orderTypes.delivery
  if (shopOf(where) && (!delivering || address)) return confirm
  return `${delivering ? paths.addressSearch(1) : paths.shops}?next=${encodeURIComponent(confirm)}`
}
