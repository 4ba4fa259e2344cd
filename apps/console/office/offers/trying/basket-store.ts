import { orderTypes, type OrderType } from '@harbour/rules'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** The basket that offers are tried on: it stays from one offer to the next. `at` is a moment of the shops' clock, `YYYY-MM-DDTHH:mm`; empty: now. */
export type TriedBasket = {
  storeId: string
  orderType: OrderType
  at: string
  lines: { pid: string; num: number }[]
  /** Others that are chosen beside what is tried: `coupon first-30`, `promoCode HARBOUR20`. */
  beside: string[]
}

export const useBasket = create<TriedBasket>()(
  persist((): TriedBasket => ({ storeId: '', orderType: orderTypes.takeaway, at: '', lines: [], beside: [] }), {
    name: 'console.office.basket',
  }),
)

/** The lines with another number of a dish: none of it takes it away. */
export function withCount(lines: TriedBasket['lines'], pid: string, num: number): TriedBasket['lines'] {
  return lines.flatMap((line) => (line.pid === pid ? (num > 0 ? [{ pid, num }] : []) : [line]))
}

/** The lines with exactly these dishes: those that are there keep their numbers. */
export function withDishes(lines: TriedBasket['lines'], pids: readonly string[]): TriedBasket['lines'] {
  return pids.map((pid) => lines.find((line) => line.pid === pid) ?? { pid, num: 1 })
}
