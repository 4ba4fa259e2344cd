import { formatPrice, type OrderType, type Product, type ProductBook } from '@harbour/rules'
import { Clock, Flame, Leaf } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { useCountOf } from '../../../entities/cart/cart-store.ts'
import { useQuickAdd } from '../../../entities/cart/quick-add.ts'
import { servedWords } from '../../../entities/menu/service-words.ts'
import { priceUntilWords } from '../../../entities/menu/price-until.ts'
import { useUnavailable } from '../../../entities/menu/unavailable.ts'
import { AddButton } from '../../../ui/shop/AddButton.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { flyToCart } from '../../../ui/shop/fly-to-cart.ts'
import { Price } from '../../../ui/shop/Price.tsx'
import { ProductRow } from '../../../ui/shop/ProductRow.tsx'
import { Heart } from './Heart.tsx'
import { SpreadImage } from './SpreadImage.tsx'
import { paths } from '../../../navigation/paths.ts'

type MenuProductRowProps = { product: Product; book: ProductBook; orderType: OrderType; eager?: boolean; title?: ReactNode }

/** A product in the menu: what it is, what it costs, whether it can be had now, and one tap to have it. */
export function MenuProductRow({ product, book, orderType, eager, title }: MenuProductRowProps) {
  const { uid, name, description, picture, tall } = product
  const count = useCountOf(uid)
  const why = useUnavailable(product, book, orderType)
  const quickAdd = useQuickAdd(book)
  // The first pictures are painted with the page; one that cannot be had is grey, and says why.
  const isSpread = product.groups.length > 1 && !eager && why === undefined
  const add = (event: MouseEvent<HTMLButtonElement>) => {
    const image = event.currentTarget.closest('.prod')?.querySelector<HTMLImageElement>('.pimg img')
    if (quickAdd(product) && image) flyToCart(image)
  }
  return (
    <ProductRow
      name={title ?? name}
      description={description}
      price={<MenuPrice product={product} />}
      tags={<Tags product={product} />}
      picture={{ src: pictureUrl(picture), tall, eager }}
      image={isSpread ? <SpreadImage product={product} /> : undefined}
      unavailable={why}
      href={paths.dish(uid)}
      corner={<Heart uid={uid} name={name} />}
      add={
        why === undefined && (
          <AddButton label={count > 0 ? m.menu_add_more({ count, name }) : m.menu_add({ name })} count={count} onClick={add} />
        )
      }
    />
  )
}

function MenuPrice({ product: { price, originalPrice, requirements } }: { product: Product }) {
  const varies = requirements.some(({ kind, options }) => kind === 'size' && options.some((option) => option.price > 0))
  return (
    <Price
      was={originalPrice && formatPrice(originalPrice)}
      before={varies ? m.menu_from_before() : undefined}
      after={varies ? m.menu_from_after() : undefined}
    >
      {formatPrice(price)}
    </Price>
  )
}

function Tags({ product }: { product: Product }) {
  const { spice, vegetarian, service } = product
  const [served, until] = [servedWords(service), priceUntilWords(product)]
  return (
    <>
      {spice > 0 && (
        <Badge tone="hot" icon={Flame}>
          {[m.menu_hot_1, m.menu_hot_2, m.menu_hot_3][spice - 1]?.()}
        </Badge>
      )}
      {vegetarian && (
        <Badge tone="ok" icon={Leaf}>
          {m.menu_vegetarian()}
        </Badge>
      )}
      {served && (
        <Badge tone="warn" icon={Clock}>
          {served}
        </Badge>
      )}
      {until && (
        <Badge tone="warn" icon={Clock}>
          {until}
        </Badge>
      )}
    </>
  )
}
