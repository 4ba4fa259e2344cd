import type { Voucher } from '@harbour/protocol'
import { formatPrice, type Coupon } from '@harbour/rules'
import { Gift } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { pictureUrl } from '../../lib/picture-url.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ProductImage } from '../../ui/shop/ProductImage.tsx'

/** The part of a ticket that is torn off: an amount, a share of the bill, or what is given. */
export function CouponStub({ coupon: { gift, covers, showPrice }, picture }: { coupon: Coupon; picture: Voucher['picture'] }) {
  if (picture) return <ProductImage src={pictureUrl(picture)} size={96} />
  switch (gift.kind) {
    case 'cash':
    case 'cashLike':
      return <Written words={formatPrice(gift.amount)} note={m.coupon_kind_cash()} />
    case 'delivery':
      return <Written words={formatPrice(gift.amount)} note={m.coupon_kind_delivery()} />
    case 'discount':
      return <Written words={showPrice} note={covers ? m.coupon_some() : m.coupon_whole()} />
    case 'fixed':
      return <Written words={gift.price === 0 ? m.coupon_stub_free() : formatPrice(gift.price)} note={m.coupon_kind_product()} />
    case 'product':
      return <Written words={m.coupon_stub_free()} note={m.coupon_kind_product()} />
    case 'plain':
      return <Icon of={Gift} size={28} />
  }
}

/** The number large, what stands around it small: $30, 9 折, 10% off. */
function Written({ words, note }: { words: string; note: string }) {
  const [, before = '', number = '', after = ''] = /^(\D*)([\d.,]+)(.*)$/.exec(words) ?? []
  return (
    <>
      <b>
        {number === '' && <small>{words}</small>}
        {before && <small>{before}</small>}
        {number}
        {after && <small>{after}</small>}
      </b>
      <span>{note}</span>
    </>
  )
}

/** The colour of a ticket: green for a share of the bill, a picture for a dish, else yellow. */
export function ticketKind({ gift }: Coupon, picture: Voucher['picture']): 'amount' | 'percent' | 'product' {
  if (picture) return 'product'
  return gift.kind === 'discount' ? 'percent' : 'amount'
}
