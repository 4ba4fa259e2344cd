import { expect, test } from 'vitest'
import { showNotifications, type NotificationScope } from './push-notifications.ts'

type Listener = (event: object) => void

/** A worker with these pages open. */
function workerWith(...urls: string[]) {
  const listeners = new Map<string, Listener>()
  const shown: { title: string; tag: string; data: { url: string; seq: number } }[] = []
  const actions: string[] = []
  const scope = {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    registration: {
      showNotification: async (title: string, options: { tag: string; data: { url: string; seq: number } }) =>
        void shown.push({ title, ...options }),
      getNotifications: async ({ tag }: { tag: string }) => shown.filter((each) => each.tag === tag),
    },
    clients: {
      matchAll: async () =>
        urls.map((url) => ({
          url,
          focus: async () => actions.push(`focus ${url}`),
          navigate: async (to: string) => actions.push(`lead ${to}`),
        })),
      openWindow: async (to: string) => actions.push(`open ${to}`),
    },
    location: { origin: 'https://order.example' },
  }
  showNotifications(scope as unknown as NotificationScope) // as far as it is asked
  async function happen(type: string, event: object) {
    const work: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) })
    await Promise.all(work)
  }
  return {
    shown,
    actions,
    push: (json: () => unknown) => happen('push', { data: { json } }),
    tap: (url: unknown) => happen('notificationclick', { notification: { data: { url }, close: () => actions.push('close') } }),
  }
}

const news = { title: '外送員已出發', body: '19:42', tag: 'order 1', seq: 3, url: '/orderDetail/1', lang: 'zh-Hant-HK' }

test('[7.29] news are shown, the same ones once, and later ones in their place', async () => {
  const worker = workerWith()
  for (const seq of [3, 3, 2, 5]) await worker.push(() => ({ ...news, seq }))
  expect(worker.shown.map(({ data }) => data.seq)).toEqual([3, 5])
})

test('what is no news of ours is not shown', async () => {
  const worker = workerWith()
  await worker.push(() => ({ hello: 1 }))
  await worker.push(() => null)
  await worker.push(() => {
    throw new SyntaxError('no JSON')
  })
  expect(worker.shown).toEqual([])
})

test('[2.38] a tap leads to the order: where it is open, in a page of ours, or in a new one', async () => {
  const [there, elsewhere, closed] = [
    workerWith('https://order.example/home', 'https://order.example/orderDetail/1'),
    workerWith('https://order.example/home'),
    workerWith(),
  ]
  for (const worker of [there, elsewhere, closed]) await worker.tap('/orderDetail/1')
  expect(there.actions).toEqual(['close', 'focus https://order.example/orderDetail/1'])
  expect(elsewhere.actions).toEqual(['close', 'focus https://order.example/home', 'lead https://order.example/orderDetail/1'])
  expect(closed.actions).toEqual(['close', 'open https://order.example/orderDetail/1'])
})

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', undefined])('a tap never leads elsewhere: %s', async (url) => {
  const worker = workerWith()
  await worker.tap(url)
  expect(worker.actions).toEqual(['close', 'open https://order.example/home'])
})
