import { voucherWelcomePackGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { Cake } from 'lucide-react'
import { query } from '../../../api/call.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { m } from '../../../paraglide/messages.js'

/** The reason to say one's birthday: the coupon that comes for it, where the chain gives one. */
export function BirthdayReason() {
  const { data } = useQuery(query(voucherWelcomePackGet, {}, { background: true, handles: 'all' }))
  const coupon = data?.birthdayCoupon
  return (
    <p className="prf__cake small">
      <Icon of={Cake} size={20} />
      {coupon ? m.account_birthday_coupon({ coupon }) : m.account_birthday_why()}
    </p>
  )
}
