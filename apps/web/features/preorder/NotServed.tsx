import { checkCart, formatTime, productOf, type CartLine, type Occasion, type Product, type ProductBook } from '@harbour/rules'
import { ClockAlert } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useCart } from '../../entities/cart/cart-store.ts'
import { useMenu } from '../../entities/menu/menu.ts'
import { shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { serviceWords } from '../../entities/menu/service-words.ts'
import { Banner } from '../../ui/Banner.tsx'

/** The part of the cart that is not served at the time that the guest is about to choose. */
export function NotServed({ at }: { at: number | undefined }) {
  const where = useOrderLocation()
  const { lines } = useCart()
  const { book } = useMenu(shopOf(where)?.storeId)
  const missing = book && at !== undefined ? notServed(lines, book, { now: at, orderType: where.orderType }) : []
  return (
    <div className="sec pre__note" role="status">
      {at !== undefined && missing.length > 0 && (
        <Banner tone="warn" icon={ClockAlert} note>
          <b className="smallb">{m.preorder_not_served({ count: missing.length, time: formatTime(at) })}</b>
          {missing.map(({ uid, name, service }) => (
            <p key={uid}>{m.preorder_served({ name, hours: serviceWords(service) ?? '' })}</p>
          ))}
          <p>{m.preorder_stays()}</p>
        </Banner>
      )}
    </div>
  )
}

/** Products in the cart that are not served at a time; each product once. What is wrong with it at any time is said in the cart. */
function notServed(lines: readonly CartLine[], book: ProductBook, occasion: Occasion): Product[] {
  const products = checkCart(lines, book, occasion).flatMap((issue) => {
    const line = lines[issue.index]
    return issue.code === 'notServedNow' && issue.service && line ? (productOf(book, line) ?? []) : []
  })
  return [...new Set(products)]
}
