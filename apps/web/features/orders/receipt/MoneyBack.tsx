import type { OrderDetail } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'
import { telephone } from '../../../entities/contact/phone-number.ts'
import { cancelWords, refundLine } from './money-back.ts'

/** The reason why an order was cancelled, what of its money comes back, and whom to ask while that is not known; nothing for one that goes on or was eaten. */
export function MoneyBack({ order }: { order: OrderDetail }) {
  const [why, back] = [cancelWords(order), refundLine(order)]
  const phone = telephone(order.storePhone, order.brand)
  return (
    <>
      {why && <p className="small ink2">{why}</p>}
      {why && order.checking && (
        <a className="link" href={phone.href}>
          {m.pay_call_shop({ phone: phone.words })}
        </a>
      )}
      {back && <p className="small ink2">{back}</p>}
    </>
  )
}
