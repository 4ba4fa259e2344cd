import { formatPrice, presetLine, type Cents, type Product } from '@harbour/rules'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { pictureUrl } from '../../lib/picture-url.ts'
import { addToCart } from '../../entities/cart/cart-store.ts'
import { useGo } from '../../navigation/go.ts'
import { AddButton } from '../../ui/shop/AddButton.tsx'
import { Price } from '../../ui/shop/Price.tsx'
import { ProductRow } from '../../ui/shop/ProductRow.tsx'
import { ProductRowSkeleton } from '../../ui/shop/ProductRowSkeleton.tsx'
import { showToast } from '../../lib/toast.ts'
import { paths } from '../../navigation/paths.ts'

type PriceOf = (product: Product) => Cents
type DishesProps = {
  title: string
  note?: string
  dishes: readonly Product[]
  offered: PriceOf
  /** Tells whether a dish asks something first: it is then opened to be asked. */
  asks?: (product: Product) => boolean
}

/** Dishes under a heading, each added at one tap. */
export function Dishes({ title, note, dishes, offered, asks }: DishesProps) {
  const id = useId()
  if (dishes.length === 0) return null
  return (
    <section className="recm__part" aria-labelledby={id}>
      <h2 id={id} className="t2">
        {title}
      </h2>
      {note !== undefined && <p className="small ink2">{note}</p>}
      {dishes.map((product) => (
        <Dish key={product.uid} product={product} offered={offered(product)} asks={asks?.(product) ?? false} />
      ))}
    </section>
  )
}

/** It costs what it adds to this cart; what it costs by itself, or before a sale, is struck through. */
function Dish({ product, offered, asks }: { product: Product; offered: Cents; asks: boolean }) {
  const go = useGo()
  const { uid, name, description, picture, tall, price, originalPrice } = product
  const was = offered < price ? price : originalPrice
  const add = () => {
    addToCart(presetLine(product))
    showToast({ text: m.cart_added({ name }), icon: Check })
  }
  return (
    <ProductRow
      name={name}
      description={description}
      price={<Price was={was && formatPrice(was)}>{formatPrice(offered)}</Price>}
      picture={{ src: pictureUrl(picture), tall }}
      href={paths.dish(uid)}
      add={
        asks ? (
          <AddButton label={m.cart_choose_what({ name })} onClick={() => go(paths.dish(uid))} />
        ) : (
          <AddButton label={m.cart_add({ name })} onClick={add} />
        )
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
