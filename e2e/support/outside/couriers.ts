import { sandboxUrl } from './sandbox-url.ts'

/** Nobody takes the booking that was made last; its company gives it up, and says so. */
export async function nobodyComes(): Promise<void> {
  const [latest] = (await (await fetch(sandboxUrl('couriers', '/orders'))).json()) as { orderId: string }[] // as it tells them, the newest first
  const moved = await fetch(sandboxUrl('couriers', `/orders/${latest?.orderId}/EXPIRED`), { method: 'POST', redirect: 'manual' })
  if (moved.status !== 303) throw new Error(`the booking does not expire: ${moved.status}`)
}
