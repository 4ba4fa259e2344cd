import { Clock } from 'lucide-react'
import type { JudgedCoupon } from '../../../entities/coupon/coupon-list.ts'
import { ineligibleText } from '../../../entities/coupon/coupon-words.ts'
import type { TicketProps } from '../../../ui/shop/Ticket.tsx'

/** The reason against a coupon that is said also while the cart is empty: that it is outside its dates, or for another way to eat. */
export function reasonBeforeFood({ coupon, verdict }: JudgedCoupon): TicketProps['why'] {
  return verdict.usable || verdict.reason !== null ? undefined : { icon: Clock, text: ineligibleText(coupon, verdict.outside) }
}
