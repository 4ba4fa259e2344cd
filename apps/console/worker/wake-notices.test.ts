import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'

type Listener = (event: object) => void

const source = readFileSync(join(import.meta.dirname, 'wake-notices.js'), 'utf8')
const begin = runInThisContext(`(self) => {${source}}`) as (self: object) => void // as it is written just before

/** The tablet's worker, with these pages open. */
function workerWith(...urls: string[]) {
  const listeners = new Map<string, Listener>()
  const [shown, actions]: [object[], string[]] = [[], []]
  begin({
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    registration: { showNotification: async (title: string, options: object) => void shown.push({ title, ...options }) },
    clients: {
      matchAll: async () => urls.map((url) => ({ url, focus: async () => actions.push(`focus ${url}`) })),
      openWindow: async (to: string) => actions.push(`open ${to}`),
    },
  })
  async function happen(type: string, event: object) {
    const work: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) })
    await Promise.all(work)
  }
  return {
    shown,
    actions,
    push: (json: () => unknown) => happen('push', { data: { json } }),
    tap: () => happen('notificationclick', { notification: { close: () => actions.push('close') } }),
  }
}

const news = { title: '新訂單 012', body: '外送 · 等候接單', tag: 'alarm 3101', seq: 1, url: '/console/shop', lang: 'zh-Hant-HK' }

test('an order is shown in the words of the gateway, stays until it is tapped, and calls anew each time', async () => {
  const worker = workerWith()
  for (const _ of [1, 2]) await worker.push(() => news)
  const { title, body, tag, lang } = news
  const shown = {
    title,
    body,
    tag,
    lang,
    renotify: true,
    requireInteraction: true,
    vibrate: [350, 120, 350],
    icon: '/console/icon-alarm.svg',
  }
  expect(worker.shown).toEqual([shown, shown])
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

test('a tap leads to the shop’s page where one is open, and else opens one', async () => {
  const [home, rider] = ['https://order.example/home', 'https://order.example/console/rider']
  const there = workerWith(home, rider, 'https://order.example/console/shop/kitchen')
  await there.tap()
  expect(there.actions).toEqual(['close', 'focus https://order.example/console/shop/kitchen'])
  const closed = workerWith(home, 'https://order.example/console/shops')
  await closed.tap()
  expect(closed.actions).toEqual(['close', 'open /console/shop'])
})
