import type { PayMethod } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

const methods: Record<PayMethod, () => string> = {
  card: m.order_by_card,
  octopus: m.order_by_octopus,
  alipay: m.order_by_alipay,
  payme: m.order_by_payme,
  fps: m.order_by_fps,
  wechat: m.order_by_wechat,
  mpay: m.order_by_mpay,
  cash: m.order_by_cash,
}

/** A method of payment, by name. */
export const methodName = (method: PayMethod): string => methods[method]()
