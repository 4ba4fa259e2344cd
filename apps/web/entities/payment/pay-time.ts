import type { OrderCard } from '@harbour/protocol'
import { m } from '../../paraglide/messages.js'
import { useSecondsUntil } from '../../lib/seconds-until.ts'
import { countdown } from '../../lib/countdown.ts'

/** The time for which an order can still be paid, in words that count down. */
export const usePayTime = ({ payUntil }: Pick<OrderCard, 'payUntil'>): string =>
  m.pay_pending_left({ time: countdown(useSecondsUntil(payUntil ?? 0)) })
