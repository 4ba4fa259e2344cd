import {
  cents,
  crustPicture,
  formatPrice,
  linePicture,
  type CartLine,
  type Cents,
  type ProductsByPid,
  type LineIssue,
  type Product,
} from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { addToCart, applyCoupon, placeOfLine, setLineQuantity, useQuantityNow } from '../../entities/cart/cart-store.ts'
import { lineContentsWords } from '../../entities/menu/allergen-words.ts'
import { LineImage } from '../../entities/menu/LineImage.tsx'
import { choicesWords } from '../../entities/menu/line-words.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Price } from '../../ui/shop/Price.tsx'
import { Stepper } from '../../ui/forms/choices/Stepper.tsx'
import { showToast } from '../../lib/toast.ts'
import { focusLines } from './focus-lines.ts'
import type { LineFix } from './line-fix.ts'
import { afterMountPart } from '../../lib/after-mount-part.ts'
import { paths } from '../../navigation/paths.ts'

// Most carts are sound.
const LineIssueNote = afterMountPart(() => import('./LineIssueNote.tsx'), 'LineIssueNote')

export type CartLineRowProps = {
  line: CartLine
  index: number
  /** The product that the menu has under it now; undefined when it is gone. */
  product: Product | undefined
  dishes: ProductsByPid
  total: Cents
  /** The amount that promotions on the dish take off the total. */
  saved: Cents | undefined
  /** The coupon that gives it, by name. */
  coupon: string | undefined
  /** The price of one more, where a promotion makes it less. */
  nextFor: Cents | undefined
  issue: LineIssue | undefined
  mend: LineFix | undefined
}

/** A line of the cart in the menu's words: what, how, how many, what it costs, and what has become wrong with it. */
export function CartLineRow({ line, index, product, dishes, total, saved, coupon, nextFor, issue, mend }: CartLineRowProps) {
  const name = product?.name ?? m.cart_unknown()
  const editable = mend?.kind !== 'change' && product && (product.requirements.length > 0 || product.groups.length > 0)
  const choices = product && choicesWords(product, line)
  const num = useQuantityNow(line)
  return (
    <li className="line">
      <LineImage
        picture={product?.picture}
        tall={product?.tall}
        num={line.num}
        composed={product && linePicture(product, line, dishes)}
        crust={product && crustPicture(product, line)}
        size={72}
      />
      <div>
        <div className="row between g2">
          <h3 className="t3">{name}</h3>
          {product && (
            <span className="line__price">
              <Price was={saved && formatPrice(total)}>{formatPrice(saved ? cents(total - saved) : total)}</Price>
            </span>
          )}
        </div>
        {line.forName && <p className="small strong line__for">{m.cart_for({ name: line.forName })}</p>}
        {choices && <p className="small ink2">{choices}</p>}
        {product && <p className="cap ink2">{lineContentsWords(product, line, dishes)}</p>}
        {line.isCouponPro && (
          <p className="small line__coupon">
            <Badge tone="reward">{m.cart_coupon()}</Badge> {coupon}
          </p>
        )}
        {nextFor !== undefined && !issue && <p className="small line__hint">{m.cart_second_hint({ price: formatPrice(nextFor) })}</p>}
        {issue && mend && <LineIssueNote issue={issue} mend={mend} line={line} product={product} />}
        <div className="line__f">
          {editable ? (
            <Anchor className="link" href={`${paths.dish(line.uid)}?edit=${index}`} aria-label={m.cart_change_line({ name })}>
              {m.cart_change()}
            </Anchor>
          ) : (
            <span />
          )}
          <Stepper
            bin
            name={name}
            value={num}
            max={line.isCouponPro ? num : Math.max(num, product?.most ?? num)}
            onChange={(next) => setQuantity(line, next, name)}
          />
        </div>
      </div>
    </li>
  )
}

/** Taking the last one out can be taken back. */
function setQuantity(line: CartLine, num: number, name: string) {
  const place = placeOfLine(line)
  if (place < 0) return
  setLineQuantity(place, num)
  if (num > 0) return
  focusLines()
  const undo = () => {
    if (line.voucherCode) applyCoupon(line.voucherCode, line)
    else addToCart(line)
    focusLines()
  }
  showToast({ text: m.cart_removed_line({ name }), action: { label: m.cart_undo(), onPress: undo } })
}
