import { forgetOrders } from '../orders/persisted-orders.ts'

const name = 'console.crash'
const soon = 60_000

/** Notes that something has broken. Where that is the second time within a minute, what this tablet keeps may be the reason: the kept orders are forgotten. */
export function noteCrash(): void {
  const now = Date.now() // a stretch on one clock, whether it is right or not
  try {
    const last = Number(sessionStorage.getItem(name) ?? Number.NaN)
    if (Math.abs(now - last) < soon) forgetOrders()
    sessionStorage.setItem(name, String(now))
  } catch {
    forgetOrders()
  }
}
