import { noon } from './gateway.ts'
import { startSandbox } from './sandbox-process.ts'

/** The faults of the sandbox's courier company: apps/sandbox/couriers/couriers.ts says what each is. */
export type CourierFault = 'none' | 'silent' | 'down' | 'hooks-lost'
/** A booking as the company itself sees it. */
export type SandboxCourierOrder = {
  orderId: string
  status: string
  remarks: string
  market: string
  metadata: { bookingId?: string }
  priceBreakdown: { total: string }
  stops: { address: string; name: string; phone: string; coordinates: { lat: string; lng: string } }[]
}

/** The courier company of the outside world, in a process of its own that starts at noon. */
export async function startCouriersSandbox() {
  const { child, line: url } = await startSandbox('couriers', { CLOCK: new Date(noon).toISOString(), HOOK_URL: 'http://127.0.0.1:9/' })
  const change = async (world: { fault?: CourierFault; hookUrl?: string }) => {
    const { status } = await fetch(`${url}/world`, { method: 'PUT', body: JSON.stringify(world) })
    if (status !== 204) throw new Error(`the sandbox does not take ${JSON.stringify(world)}`)
  }
  return {
    url,
    port: new URL(url).port,
    hooksGoTo: (hookUrl: string) => change({ hookUrl }),
    suffer: (fault: CourierFault) => change({ fault }),
    /** Its bookings, the newest first. */
    orders: async () => (await (await fetch(`${url}/orders`)).json()) as SandboxCourierOrder[], // as it tells them
    /** Moves a booking on, as a driver or a tester does. */
    async move(orderId: string, status: string) {
      const answer = await fetch(`${url}/orders/${orderId}/${status}`, { method: 'POST', redirect: 'manual' })
      if (answer.status !== 303) throw new Error(`the sandbox does not move ${orderId} to ${status}`)
    },
    stop: () => void child.kill(),
  }
}
