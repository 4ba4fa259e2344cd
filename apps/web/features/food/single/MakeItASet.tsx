import { cents, formatPrice, isServed, type OrderType, type Product, type ProductBook } from '@harbour/rules'
import type { MouseEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { useGo } from '../../../navigation/go.ts'
import { useOrderTime } from '../../../entities/location/order-time.ts'
import { useOrderLocation } from '../../../entities/location/order-location.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { ProductImage } from '../../../ui/shop/ProductImage.tsx'
import type { DishChoice } from '../dish-choice.ts'
import { dishName, setWith } from './start-line.ts'
import { paths } from '../../../navigation/paths.ts'

const most = 3

/** The set meals that hold this dish as it is chosen, side by side as suggestions are in the cart, and what they cost more; each opens with the dish in it. */
export function MakeItASet({ line, book, editing }: DishChoice) {
  const { orderType } = useOrderLocation()
  const now = useOrderTime()
  const go = useGo()
  const sets = setsOn(book, { orderType, now }).flatMap((set) => {
    const begun = setWith(set, line, book)
    return begun && begun.price > line.price ? [{ set, more: cents(begun.price - line.price) }] : []
  })
  if (sets.length === 0) return null
  const query = { with: dishName(line), ...(editing !== undefined && { edit: String(editing) }) }
  // The set takes this screen's place: the way back leads to where the guest came from.
  const instead = (path: string) => (event: MouseEvent) => {
    event.preventDefault()
    go(path, { replace: true, query })
  }
  return (
    <section className="req" aria-labelledby="make-set">
      <h2 id="make-set">{m.food_make_set()}</h2>
      <ul className="hscroll mkset">
        {sets
          .toSorted((a, b) => a.more - b.more)
          .slice(0, most)
          .map(({ set: { uid, name, picture, tall }, more }) => (
            <li key={uid}>
              <Anchor
                href={`${paths.dish(uid)}?${new URLSearchParams(query).toString()}`}
                className="mkset__one"
                onClick={instead(paths.dish(uid))}
              >
                <ProductImage src={pictureUrl(picture)} tall={tall} size={124} />
                <b className="smallb clamp2">{name}</b>
                <span className="smallb num">{m.food_make_set_more({ more: formatPrice(more) })}</span>
              </Anchor>
            </li>
          ))}
      </ul>
    </section>
  )
}

function setsOn({ products, soldOut }: ProductBook, { orderType, now }: { orderType: OrderType; now: number }): Product[] {
  return [...products.values()].filter(
    ({ groups, pid, orderTypes, service }) =>
      groups.length > 0 && !soldOut.has(pid) && (orderTypes?.includes(orderType) ?? true) && isServed(service, now),
  )
}
