import { orderPay, replyStatuses } from '@harbour/protocol'
import { CircleAlert } from 'lucide-react'
import { CallFailure } from '../../api/call-failure.ts'
import { isRefusal } from '../../api/is-refusal.ts'
import { m } from '../../paraglide/messages.js'
import { Banner } from '../../ui/Banner.tsx'

/** The reason why the last try did not begin; that the network is gone is said by the shell. */
export function PayRefusal({ cause }: { cause: unknown }) {
  if (!(cause instanceof CallFailure) || cause.status !== replyStatuses.refused || isRefusal(orderPay, cause, ['PAY_REFUSED'])) return null
  return (
    <Banner tone="error" icon={CircleAlert} note live>
      {isRefusal(orderPay, cause, ['PAY_UNSURE']) ? m.pay_unsure() : cause.message}
    </Banner>
  )
}
