import { m } from '../../paraglide/messages.js'
import { brand } from '../../api/region.ts'
import { cartHash } from '../../entities/cart/cart-link.ts'
import { useCart } from '../../entities/cart/cart-store.ts'
import { useGroupVisit } from '../../entities/group/group-visit.ts'
import { useOrderLocation } from '../../entities/location/order-location.ts'
import { paths } from '../../navigation/paths.ts'
import { classes } from '../../ui/classes.ts'
import { QrCode } from '../../ui/QrCode.tsx'

/** More than this and the squares of the code are too small for a camera before a screen. */
const mostLetters = 500

/** The way from a wide screen to the phone: a code that opens the app there, with what is in the cart (066). What a group order's guest chooses goes to its host. */
export function PhoneCard() {
  const { lines } = useCart()
  const { orderType } = useOrderLocation()
  const visiting = useGroupVisit() !== null
  const hash = visiting ? '' : cartHash(brand(), lines)
  const tooMuch = hash.length > mostLetters
  const carries = hash !== '' && !tooMuch
  const path = carries ? `${paths.menu(orderType)}?brand=${brand()}${hash}` : `${paths.home}?brand=${brand()}`
  return (
    <aside className={classes('dk__card', carries && 'dk__card--cart')} aria-label={m.shell_phone_label()}>
      <span className="dk__qr">
        <QrCode text={new URL(path, location.origin).href} label={m.shell_phone_code()} />
      </span>
      <span className="dk__words">
        <b className="t3">{carries ? m.shell_phone_cart() : m.shell_phone()}</b>
        <span className="small">{tooMuch ? m.shell_phone_too_much() : carries ? m.shell_phone_cart_body() : m.shell_phone_body()}</span>
      </span>
    </aside>
  )
}
