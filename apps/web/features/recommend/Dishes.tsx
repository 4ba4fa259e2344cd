import { formatPrice, type Cents, type Product, type ProductBook } from '@harbour/rules'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { pictureUrl } from '../../lib/picture-url.ts'
import { addsAtOnce, useQuickAdd } from '../../entities/cart/quick-add.ts'
import { AddButton } from '../../ui/shop/AddButton.tsx'
import { Price } from '../../ui/shop/Price.tsx'
import { ProductRow } from '../../ui/shop/ProductRow.tsx'
import { ProductRowSkeleton } from '../../ui/shop/ProductRowSkeleton.tsx'
import { paths } from '../../navigation/paths.ts'

type PriceOf = (product: Product) => Cents
type DishesProps = {
  title: string
  note?: string
  dishes: readonly Product[]
  book: ProductBook
  offered: PriceOf
}

/** Dishes under a heading, each added at one tap; one that is the guest's to choose opens. */
export function Dishes({ title, note, dishes, book, offered }: DishesProps) {
  const id = useId()
  if (dishes.length === 0) return null
  return (
    <section className="recm__part" aria-labelledby={id}>
      <h2 id={id} className="t2">
        {title}
      </h2>
      {note !== undefined && <p className="small ink2">{note}</p>}
      {dishes.map((product) => (
        <Dish key={product.uid} product={product} book={book} offered={offered(product)} />
      ))}
    </section>
  )
}

/** It costs what it adds to this cart; what it costs by itself, or before a sale, is struck through. */
function Dish({ product, book, offered }: { product: Product; book: ProductBook; offered: Cents }) {
  const quickAdd = useQuickAdd(book, Check)
  const { uid, name, description, picture, tall, price, originalPrice } = product
  const was = offered < price ? price : originalPrice
  return (
    <ProductRow
      name={name}
      description={description}
      price={<Price was={was && formatPrice(was)}>{formatPrice(offered)}</Price>}
      picture={{ src: pictureUrl(picture), tall }}
      href={paths.dish(uid)}
      add={
        <AddButton
          label={addsAtOnce(product, book) ? m.cart_add({ name }) : m.cart_choose_what({ name })}
          onClick={() => quickAdd(product)}
        />
      }
    />
  )
}

/** The dishes' shape while they are on their way. */
export function DishesSkeleton() {
  return (
    <div className="recm__part" aria-busy="true">
      <p className="sr" role="status">
        {m.shell_loading()}
      </p>
      {Array.from({ length: 5 }, (_, at) => (
        <ProductRowSkeleton key={at} />
      ))}
    </div>
  )
}
