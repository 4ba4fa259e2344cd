import { ageProof, cents, chargedBy, formatPrice, orderTypes, type OrderType } from '@harbour/rules'
import { CircleAlert, CircleHelp } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useUnanswered } from '../../../entities/order/idempotency-key.ts'
import { payVerb } from '../../../entities/payment/pay-words.ts'
import { brand } from '../../../api/region.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import type { Checkout } from '../use-checkout.ts'
import type { Obstacle } from './order-obstacle.ts'
import type { Order } from './order-request.ts'
import type { Placing } from './use-place-order.ts'
import { amountOff } from '../price/amount-off.ts'
import { paths } from '../../../navigation/paths.ts'

type SubmitOrderBarProps = { obstacle: Obstacle | undefined; checkout: Checkout; placing: Placing; method: Order['payMethod'] | undefined }

/** The one button: it places the order, or says what is missing and leads there. */
export function SubmitOrderBar({ obstacle, checkout, placing, method }: SubmitOrderBarProps) {
  const unanswered = useUnanswered() && !placing.isPending
  // A refusal that has no place of its own is said by the button; what broke on the way is said by the shell.
  const refused = placing.notPlaced?.words
  const { where, price, preview } = checkout
  const amount = price && formatPrice(method ? chargedBy(method, price.total) : price.total)
  // A total that is less than its dishes says why, as the cart does.
  const off = price && !obstacle ? amountOff(price) : cents(0)
  // An order that coupons and points pay in full needs no paying.
  const verb = method && price?.total !== 0 ? payVerb(method) : m.confirm_order()
  const way = obstacle && wayOn(obstacle, checkout)
  return (
    <CtaBar>
      <div className="cf__bar">
        {refused && (
          <Banner tone="error" icon={CircleAlert} note live>
            {refused}
          </Banner>
        )}
        {unanswered && !refused && (
          <Banner icon={CircleHelp} note live>
            {m.confirm_unanswered()}
          </Banner>
        )}
        {off > 0 && <p className="smallb cf__off">{m.cart_saved({ off: formatPrice(off) })}</p>}
        {way ? (
          <Button block href={way}>
            {obstacleButtonLabel(obstacle, checkout)}
          </Button>
        ) : (
          <Button block type="submit" loading={placing.isPending || (checkout.waiting && !obstacle)} amount={obstacle ? undefined : amount}>
            {obstacle ? obstacleButtonLabel(obstacle, checkout) : verb}
          </Button>
        )}
        {obstacle === 'closed' && mayPreorder(checkout) && <OtherShopLink orderType={where.orderType} />}
        <span className="sr" role="status">
          {preview && amount}
        </span>
      </div>
    </CtaBar>
  )
}

/** The screen on which to put it right, where that is another; the way there leads back here. */
function wayOn(obstacle: Obstacle, checkout: Checkout): string | undefined {
  const { orderType } = checkout.where
  const next = `?next=${paths.checkout(orderType)}`
  if (obstacle === 'address' || obstacle === 'area') return `${paths.addressSearch(1)}${next}`
  if (obstacle === 'shop' || obstacle === 'orderType') return `${paths.shops}${next}`
  if (obstacle === 'closed' && orderType !== orderTypes.delivery && !mayPreorder(checkout)) return `${paths.shops}${next}`
  if (obstacle === 'underAge') return `${paths.menu(orderType)}?cart=1`
  return obstacle === 'minimum' ? paths.menu(orderType) : undefined
}

/** Tells whether the shop, which takes no orders now, takes one for later. */
export const mayPreorder = ({ store, where }: Checkout): boolean => store?.preorders.includes(where.orderType) ?? false

/** The other way on from a shop that takes no orders now. */
function OtherShopLink({ orderType }: { orderType: OrderType }) {
  const delivering = orderType === orderTypes.delivery
  return (
    <Button
      block
      variant="ghost"
      href={delivering ? `${paths.addressSearch(1)}?next=${paths.checkout(orderType)}` : `${paths.shops}?next=${paths.checkout(orderType)}`}
    >
      {delivering ? m.confirm_do_area() : m.confirm_do_closed()}
    </Button>
  )
}

function obstacleButtonLabel(obstacle: Obstacle, checkout: Checkout): string {
  const { where, preview } = checkout
  if (obstacle === 'closed' && mayPreorder(checkout)) return m.confirm_do_preorder()
  if (obstacle === 'minimum') return m.confirm_do_minimum({ amount: preview ? formatPrice(preview.belowMinimum) : '' })
  if (obstacle === 'closed' && where.orderType === orderTypes.delivery) return m.confirm_do_closed_delivery()
  return words[obstacle]()
}

const words: Record<Exclude<Obstacle, 'minimum'>, () => string> = {
  offline: m.confirm_do_offline,
  shop: m.confirm_do_shop,
  address: m.confirm_do_address,
  area: m.confirm_do_area,
  orderType: m.confirm_do_order_type,
  closed: m.confirm_do_closed,
  time: m.confirm_do_time,
  changed: m.confirm_do_changed,
  detail: m.confirm_do_number,
  floor: m.confirm_do_floor,
  flat: m.confirm_do_flat,
  name: m.confirm_do_name,
  phone: m.confirm_do_phone,
  phoneWrong: m.confirm_do_phone_wrong,
  method: m.confirm_do_method,
  locker: m.handover_do_locker,
  quarantine: m.handover_do_quarantine,
  age: () => (ageProof(brand()) === 'word' ? m.confirm_do_age() : m.handover_do_birthday()),
  underAge: m.handover_do_under_age,
}
