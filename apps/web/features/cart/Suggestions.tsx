import { formatPrice, type Cents, type Product, type ProductBook } from '@harbour/rules'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { pictureUrl } from '../../lib/picture-url.ts'
import { addsAtOnce, useQuickAdd } from '../../entities/cart/quick-add.ts'
import { useOfferedPrice } from '../../entities/cart/cart-savings.ts'
import { AddButton } from '../../ui/shop/AddButton.tsx'
import { Block } from '../../ui/frame/Block.tsx'
import { Price } from '../../ui/shop/Price.tsx'
import { ProductImage } from '../../ui/shop/ProductImage.tsx'

type SuggestionsProps = { title: string; products: readonly Product[]; book: ProductBook | undefined; end?: ReactNode }

/** Dishes side by side, each to be had at one tap; one that asks something first opens to be asked. */
export function Suggestions({ title, products, book, end }: SuggestionsProps) {
  const quickAdd = useQuickAdd(book ?? noMenu, Check)
  const offered = useOfferedPrice(book)
  if (!book || products.length === 0) return null
  return (
    <Block title={title} end={end} className="blk--flush">
      <ul className="hscroll">
        {products.map((product) => (
          <li key={product.uid} className="rec">
            <ProductImage src={pictureUrl(product.picture)} tall={product.tall} size={124} />
            <b className="smallb clip">{product.name}</b>
            <OfferedPrice product={product} offered={offered(product)} />
            <AddButton
              label={addsAtOnce(product, book) ? m.cart_add({ name: product.name }) : m.cart_choose_what({ name: product.name })}
              onClick={() => quickAdd(product)}
            />
          </li>
        ))}
      </ul>
    </Block>
  )
}

const noMenu: ProductBook = { products: new Map(), soldOut: new Set() }

/** The price that it adds to this cart; what it costs otherwise is struck through. */
function OfferedPrice({ product: { price }, offered }: { product: Product; offered: Cents }) {
  return (
    <span>
      <Price was={offered < price ? formatPrice(price) : undefined}>{formatPrice(offered)}</Price>
    </span>
  )
}
