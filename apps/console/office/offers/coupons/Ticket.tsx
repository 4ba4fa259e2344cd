import { Gift, Truck } from 'lucide-react'
import { classes } from '../../../lib/classes.ts'
import { useLocale } from '../../../lib/locale.ts'
import { money } from '../../../lib/money-text.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { CouponTerms } from '../words/coupon-terms.ts'
import { discountWords } from '../words/gift-words.ts'
import { wordsIn } from '../../words/in-language.ts'
import './Ticket.css'

/** A coupon's worth as a small ticket; a picture of what its words beside it say. */
export function Ticket({ gift, faint }: Pick<CouponTerms, 'gift'> & { faint?: boolean }) {
  const locale = useLocale(({ locale }) => locale)
  return (
    <span className={classes('offticket', faint && 'is-faint')} aria-hidden>
      {gift.kind === 'discount' && wordsIn(discountWords(gift.pays), locale)}
      {(gift.kind === 'cash' || gift.kind === 'cashLike') && money(gift.amount).replace(/\.0$/, '')}
      {gift.kind === 'delivery' && <Icon of={Truck} size={18} />}
      {(gift.kind === 'product' || gift.kind === 'fixed') && <Icon of={Gift} size={18} />}
    </span>
  )
}
