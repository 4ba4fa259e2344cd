import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { noon } from './gateway.ts'

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
  const file = fileURLToPath(new URL('../../sandbox/couriers/serve.ts', import.meta.url))
  const env = { ...process.env, PORT: '0', CLOCK: new Date(noon).toISOString(), HOOK_URL: 'http://127.0.0.1:9/' }
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string] // its first line says where it listens
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
