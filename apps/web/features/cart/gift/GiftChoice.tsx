import { productsByPid, giftsOf, suitsDiet, type Diet, type GiftPromotion, type Product, type ProductBook } from '@harbour/rules'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { answerGift, useGiftChoices } from '../../../entities/cart/cart-store.ts'
import { useDiet } from '../../../entities/menu/diet.ts'
import { useOrderTime } from '../../../entities/location/order-time.ts'
import { useOrderLocation } from '../../../entities/location/order-location.ts'
import { useBasket, useActivePromotions } from '../../../entities/cart/promotions.ts'
import { usePendingGift } from '../../../entities/cart/cart-savings.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Block } from '../../../ui/frame/Block.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { OptionGroup } from '../../../ui/forms/choices/OptionGroup.tsx'
import { OptionRow } from '../../../ui/forms/choices/OptionRow.tsx'
import { OptionTile } from '../../../ui/forms/choices/OptionTile.tsx'
import { ProductImage } from '../../../ui/shop/ProductImage.tsx'
import { giftId } from './show-gift.ts'
import './gift.css'

/** The gifts that this cart has earned, each to be chosen or left (spec 1.18). */
export function GiftChoices({ book }: { book: ProductBook }) {
  return useEarned(book).map((promotion) => <GiftChoice key={promotion.promotionId} promotion={promotion} book={book} />)
}

/**
 * The gift that the guest has passed by, asked for where the order is confirmed. Once asked it stays, so that they may think better of it.
 */
export function PassedGift({ book }: { book: ProductBook }) {
  const waiting = usePendingGift(book)?.promotionId
  const [asked, setAsked] = useState(waiting)
  if (waiting !== undefined && waiting !== asked) setAsked(waiting)
  const gift = useEarned(book).find(({ promotionId }) => promotionId === asked)
  return gift && <GiftChoice promotion={gift} book={book} passed={waiting === asked} />
}

function useEarned(book: ProductBook): GiftPromotion[] {
  const basket = useBasket(book)
  const gifts = useActivePromotions().filter((promotion): promotion is GiftPromotion => promotion.kind === 'gift')
  return gifts.filter(({ spend }) => basket !== undefined && basket.subtotal >= spend)
}

/** One gift; `passed`: it was not answered to where it was earned. */
function GiftChoice({ promotion, book, passed = false }: { promotion: GiftPromotion; book: ProductBook; passed?: boolean }) {
  const { promotionId, name, note } = promotion
  const { orderType } = useOrderLocation()
  const now = useOrderTime()
  const diet = useDiet()
  const choice = useGiftChoices().find((each) => each.promotionId === promotionId)
  const offered = giftsOf(promotion, book, { now, orderType })
  const lost = offered.find(({ product, available }) => !available && product.pid === choice?.pid)
  if (!offered.some(({ available }) => available)) return null
  const end = <Badge tone="reward">{m.cart_gift_free()}</Badge>
  return (
    <Block title={name} end={end} className="gift" id={giftId(promotionId)}>
      <p className="small ink2">{note}</p>
      <p role="status" className="gift__lost small">
        {(lost || passed) && (
          <>
            <Icon of={CircleAlert} size={16} />
            {lost ? m.cart_gift_lost({ name: lost.product.name }) : m.cart_gift_passed()}
          </>
        )}
      </p>
      <OptionGroup label={name} columns={3}>
        {offered.map(({ product, available }) => (
          <OptionTile
            key={product.pid}
            marked={available}
            name={promotionId}
            picture={<ProductImage src={pictureUrl(product.picture)} tall={product.tall} size={92} />}
            label={product.name}
            detail={available ? unsuited(product, diet, book) : m.cart_gift_gone()}
            disabled={!available}
            checked={available && choice?.pid === product.pid}
            onChange={() => answerGift({ promotionId, pid: product.pid })}
          />
        ))}
        <OptionRow
          name={promotionId}
          label={m.cart_gift_none()}
          checked={choice?.pid === null}
          onChange={() => answerGift({ promotionId, pid: null })}
        />
      </OptionGroup>
    </Block>
  )
}

/** A gift is the guest's own all the same: it is not hidden, but said. */
const unsuited = (product: Product, diet: Diet, book: ProductBook) =>
  suitsDiet(product, diet, productsByPid(book)) ? undefined : m.cart_gift_unsuited()
