import type { Menu } from '@harbour/protocol'
import { formatPrice, type Product, type ProductBook } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { useQuickAdd } from '../../../entities/cart/quick-add.ts'
import { AddButton } from '../../../ui/shop/AddButton.tsx'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/forms/choices/Chip.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ProductImage } from '../../../ui/shop/ProductImage.tsx'
import { findsAny } from './find-dishes.ts'
import type { SearchIndex } from './search-index.ts'
import { paths } from '../../../navigation/paths.ts'

type NothingFoundProps = {
  words: string
  menu: Menu
  index: SearchIndex
  book: ProductBook
  onSearch: (words: string) => void
  onClose: () => void
}

/** Help before anything is typed, and where nothing is found: what others look for, what sells best, and the whole menu. */
export function NothingFound({ words, menu, index, book, onSearch, onClose }: NothingFoundProps) {
  const has = (hint: string) => findsAny(index, hint, book.products)
  const hints = [m.menu_hint_1(), m.menu_hint_2(), m.menu_hint_3(), m.menu_hint_4(), m.menu_hint_5()].filter(has)
  const best = menu.categories[0]?.uids.flatMap((uid) => book.products.get(uid) ?? []).filter(({ pid }) => !book.soldOut.has(pid)) ?? []
  return (
    <>
      {words && <EmptyState title={m.menu_nothing({ words })} body={m.menu_nothing_body()} />}
      {hints.length > 0 && <h2 className="t3">{m.menu_everybody()}</h2>}
      <div className="chips">
        {hints.map((hint) => (
          <Chip key={hint} onClick={() => onSearch(hint)}>
            {hint}
          </Chip>
        ))}
      </div>
      {best.length > 0 && <h2 className="t3">{m.menu_best()}</h2>}
      <ul className="sbest">
        {best.slice(0, 3).map((product) => (
          <Best key={product.uid} product={product} book={book} />
        ))}
      </ul>
      <Button variant="secondary" block onClick={onClose}>
        {m.menu_whole()}
      </Button>
    </>
  )
}

function Best({ product, book }: { product: Product; book: ProductBook }) {
  const quickAdd = useQuickAdd(book)
  const { uid, name, picture, tall, price } = product
  return (
    <li className="sbest__one">
      <span className="sbest__pic">
        <ProductImage src={pictureUrl(picture)} tall={tall} size={112} />
        <AddButton label={m.menu_add({ name })} onClick={() => quickAdd(product)} />
      </span>
      <Anchor href={paths.dish(uid)} className="smallb sbest__name">
        {name}
      </Anchor>
      <span className="price">{formatPrice(price)}</span>
    </li>
  )
}
