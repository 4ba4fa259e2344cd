import { cents, formatPrice, setMealOffers, takeOffer, type Cart, type ProductBook, type SetMealOffer as Offer } from '@harbour/rules'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { pictureUrl } from '../../lib/picture-url.ts'
import { usePriceOf } from '../../entities/cart/cart-price.ts'
import { cartNow, replaceLines } from '../../entities/cart/cart-store.ts'
import { useOrderTime } from '../../entities/location/order-time.ts'
import { useOrderLocation } from '../../entities/location/order-location.ts'
import { Block } from '../../ui/frame/Block.tsx'
import { Button } from '../../ui/Button.tsx'
import { ProductImage } from '../../ui/shop/ProductImage.tsx'
import { showToast } from '../../lib/toast.ts'
import { focusLines } from './focus-lines.ts'
import { paths } from '../../navigation/paths.ts'

type SetMealOfferProps = { cart: Cart; book: ProductBook }

/** The set meal that this cart is, or is but for one dish, and what it saves; taken at one tap. */
export function SetMealOffer({ cart, book }: SetMealOfferProps) {
  const { orderType } = useOrderLocation()
  const now = useOrderTime()
  return <FirstToSave offers={setMealOffers(cart.lines, book, { now, orderType })} cart={cart} book={book} />
}

/** The first of the offers that makes this cart cheaper: a promotion that the dishes bring by themselves may outweigh a set. */
function FirstToSave({ offers: [offer, ...others], cart, book }: SetMealOfferProps & { offers: readonly Offer[] }) {
  if (!offer) return null
  const otherwise = <FirstToSave offers={others} cart={cart} book={book} />
  return offer.missing && offer.cheapest ? (
    <Nearly offer={offer} group={offer.missing.name} cheapest={offer.cheapest} cart={cart} book={book} otherwise={otherwise} />
  ) : (
    <Already offer={offer} cart={cart} book={book} otherwise={otherwise} />
  )
}

type Tried = SetMealOfferProps & { offer: Offer; otherwise: ReactNode }

/** The saving is told from both carts' totals: fees and promotions are in them. */
function Already({ offer: { product, takes, line }, cart: { lines }, book, otherwise }: Tried) {
  const taken = takeOffer(lines, takes, line)
  const priceOf = usePriceOf(book)
  const [before, after] = [priceOf(lines), priceOf(taken)]
  const saved = before && after ? cents(before.total - after.total) : cents(0)
  if (saved <= 0) return otherwise
  const take = () => {
    // What was changed a moment ago is not drawn yet, and would be lost.
    if (cartNow().lines !== lines) return
    replaceLines(taken)
    showToast({
      text: m.cart_set_taken({ set: product.name }),
      icon: Check,
      action: { label: m.cart_undo(), onPress: () => replaceLines(lines) },
    })
    focusLines()
  }
  return (
    <Card
      picture={product}
      title={m.cart_set_now({ set: product.name })}
      body={m.cart_set_now_body({ saved: formatPrice(saved) })}
      action={
        <Button small variant="tint" onClick={take}>
          {m.cart_set_take()}
        </Button>
      }
    />
  )
}

type NearlyProps = Tried & { group: string; cheapest: NonNullable<Offer['cheapest']> }

/** The sum is told from totals here too: as the set, and with the missing dish by itself. */
function Nearly({ offer: { product, takes }, group, cheapest: { alone, set }, cart: { lines }, book, otherwise }: NearlyProps) {
  const priceOf = usePriceOf(book)
  const [before, after, apart] = [priceOf(lines), priceOf(takeOffer(lines, takes, set)), priceOf([...lines, alone])]
  if (!before || !after || !apart || apart.total <= after.total) return otherwise
  return (
    <Card
      picture={product}
      title={m.cart_set_near({ set: product.name })}
      body={nearlyWords(group, after.total - before.total, cents(apart.total - after.total))}
      action={
        <Button small variant="tint" href={`${paths.dish(product.uid)}?offer=1`}>
          {m.cart_set_choose()}
        </Button>
      }
    />
  )
}

function nearlyWords(group: string, more: number, saved: Offer['saved']): string {
  if (more > 0) return m.cart_set_near_more({ group, more: formatPrice(cents(more)), saved: formatPrice(saved) })
  return more < 0 ? m.cart_set_near_less({ group, less: formatPrice(cents(-more)) }) : m.cart_set_near_same({ group })
}

type CardProps = { picture: Offer['product']; title: string; body: string; action: ReactNode }

function Card({ picture: { picture, tall }, title, body, action }: CardProps) {
  return (
    <Block className="setoffer">
      <ProductImage src={pictureUrl(picture)} tall={tall} size={58} />
      <div className="grow">
        <h2 className="t3">{title}</h2>
        <p className="small ink2">{body}</p>
        {action}
      </div>
    </Block>
  )
}
