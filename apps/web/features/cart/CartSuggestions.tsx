import type { Menu } from '@harbour/protocol'
import type { ProductBook } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { useAddOns } from '../../entities/cart/add-ons.ts'
import { useRecommended } from '../../entities/cart/recommended.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Block } from '../../ui/frame/Block.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Suggestions } from './Suggestions.tsx'
import { paths } from '../../navigation/paths.ts'

const most = 6

/** Dishes that go with this cart: what costs less beside it, then the first few of the rest, side by side, and the way to all of them. */
export function CartSuggestions({ menu, book }: { menu: Menu | undefined; book: ProductBook | undefined }) {
  const { dishes, pending } = useRecommended(menu, book)
  const addOns = useAddOns(book)
  if (pending) return <Waiting />
  const products = [...new Set([...addOns, ...dishes.map(({ product }) => product)])].slice(0, most)
  const all = (
    <Anchor className="link" href={paths.recommended} aria-label={m.cart_see_all_more()}>
      {m.cart_see_all()}
    </Anchor>
  )
  return <Suggestions title={m.cart_more()} products={products} book={book} end={all} />
}

/** A stand-in as tall as what it stands for, so that nothing under it moves. */
function Waiting() {
  return (
    <Block title={m.cart_more()} className="blk--flush">
      <div className="hscroll" aria-hidden="true">
        {Array.from({ length: 3 }, (_, at) => (
          <div key={at} className="rec">
            <Skeleton width={124} height={144} radius={14} />
          </div>
        ))}
      </div>
    </Block>
  )
}
