import type { OrderCard } from '@harbour/protocol'
import { m } from '../paraglide/messages.js'
import { useSecondsUntil } from './seconds-until.ts'
import { timeLeft } from './time-left.ts'

/** How long an order can still be paid, in words that count down. */
export const usePayTime = ({ payUntil }: Pick<OrderCard, 'payUntil'>): string =>
  m.pay_pending_left({ time: timeLeft(useSecondsUntil(payUntil ?? 0)) })
