import { cents, type Cents } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import type { DayEnd } from './drawer.ts'

export type MethodRow = { key: string; name: string; orders: number; taken: Cents; refunded: Cents }

const names: Record<string, () => string> = {
  card: m.day_end_card,
  octopus: m.day_end_octopus,
  alipay: m.day_end_alipay,
  payme: m.day_end_payme,
  fps: m.day_end_fps,
  wechat: m.day_end_wechat,
  mpay: m.day_end_mpay,
  cash: m.day_end_cash,
}

/** Takings by method, cash apart by who took it; what was given back in cash came out of the drawer. */
export function methodRows({ methods, cash }: Pick<DayEnd, 'methods' | 'cash'>): MethodRow[] {
  return methods.flatMap(({ method, orders, takings, refunds }) =>
    method === 'cash'
      ? [
          { key: 'counter', name: m.day_end_cash_counter(), orders: cash.counter.orders, taken: cash.counter.takings, refunded: refunds },
          { key: 'riders', name: m.day_end_cash_riders(), orders: cash.riders.orders, taken: cash.riders.takings, refunded: cents(0) },
        ]
      : [{ key: method, name: names[method]?.() ?? method, orders, taken: takings, refunded: refunds }],
  )
}

export const ordersOf = ({ methods }: Pick<DayEnd, 'methods'>): number => methods.reduce((sum, { orders }) => sum + orders, 0)

/** The part of the promises that was kept, in percent; that there were none where there were none. */
export const keptWords = ({ promise }: Pick<DayEnd, 'promise'>): string =>
  promise.share === null ? m.day_end_none() : `${(promise.share * 100).toFixed(1)}%`
