import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { NotificationPayload } from '../modules/push/order-notification.ts'

/** A browser of the sandbox, as `pushSubscribe` wants to know it, under its name there. */
export type SandboxBrowser = { id: string; endpoint: string; p256dh: string; auth: string }
/** A message that a browser has opened, and how it came. */
export type Opened = { news: NotificationPayload; ttl: number; topic: string; urgency: string; sender: string }

export type PushSandbox = Awaited<ReturnType<typeof startPushSandbox>>

/** The push service of the outside world, in a process of its own; `url` is what PUSH_ORIGINS asks for. */
export async function startPushSandbox() {
  const file = fileURLToPath(new URL('../../sandbox/push/serve.ts', import.meta.url))
  const child = spawn(process.execPath, [file], { env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string] // its first line says where it listens
  return {
    url,
    async open(): Promise<SandboxBrowser> {
      return (await (await fetch(`${url}/browsers`, { method: 'POST' })).json()) as SandboxBrowser // as the sandbox tells it
    },
    close: async ({ id }: SandboxBrowser) => void (await fetch(`${url}/browsers/${id}`, { method: 'DELETE' })),
    /** Sets how it answers the next messages of a browser. */
    answer: async ({ id }: SandboxBrowser, ...codes: number[]) =>
      void (await fetch(`${url}/browsers/${id}/answers`, { method: 'POST', body: JSON.stringify(codes) })),
    /** The messages that a browser was told, the latest last. */
    async told({ id }: SandboxBrowser): Promise<Opened[]> {
      const all = (await (await fetch(`${url}/messages`)).json()) as (Omit<Opened, 'news'> & { browserId: string; payload: string })[] // as it tells them
      const mine = all.filter(({ browserId }) => browserId === id).toReversed()
      return mine.map(({ payload, ...rest }) => ({ ...rest, news: JSON.parse(payload) as NotificationPayload })) // as the gateway sealed it
    },
    stop: () => void child.kill(),
  }
}
