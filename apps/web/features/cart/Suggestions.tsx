import { canQuickAdd, formatPrice, presetLine, type Cents, type Product, type ProductBook } from '@harbour/rules'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { pictureUrl } from '../../lib/picture-url.ts'
import { addToCart } from '../../entities/cart/cart-store.ts'
import { useGo } from '../../navigation/go.ts'
import { useOfferedPrice } from '../../entities/cart/cart-savings.ts'
import { AddButton } from '../../ui/shop/AddButton.tsx'
import { Block } from '../../ui/frame/Block.tsx'
import { Price } from '../../ui/shop/Price.tsx'
import { ProductImage } from '../../ui/shop/ProductImage.tsx'
import { showToast } from '../../lib/toast.ts'
import { paths } from '../../navigation/paths.ts'

type SuggestionsProps = { title: string; products: readonly Product[]; book: ProductBook | undefined; end?: ReactNode }

/** Dishes side by side, each to be had at one tap; one that asks something first opens to be asked. */
export function Suggestions({ title, products, book, end }: SuggestionsProps) {
  const go = useGo()
  const offered = useOfferedPrice(book)
  if (!book || products.length === 0) return null
  const add = (product: Product) => {
    if (!canQuickAdd(product, book.soldOut)) return go(paths.dish(product.uid))
    addToCart(presetLine(product))
    showToast({ text: m.cart_added({ name: product.name }), icon: Check })
  }
  return (
    <Block title={title} end={end} className="blk--flush">
      <ul className="hscroll">
        {products.map((product) => (
          <li key={product.uid} className="rec">
            <ProductImage src={pictureUrl(product.picture)} tall={product.tall} size={124} />
            <b className="smallb clip">{product.name}</b>
            <OfferedPrice product={product} offered={offered(product)} />
            <AddButton
              label={canQuickAdd(product, book.soldOut) ? m.cart_add({ name: product.name }) : m.cart_choose_what({ name: product.name })}
              onClick={() => add(product)}
            />
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** The price that it adds to this cart; what it costs otherwise is struck through. */
function OfferedPrice({ product: { price }, offered }: { product: Product; offered: Cents }) {
  return (
    <span>
      <Price was={offered < price ? formatPrice(price) : undefined}>{formatPrice(offered)}</Price>
    </span>
  )
}
