import { expect, test } from 'vitest'
import { browserNotifications } from './browser-notifications.ts'

const bytes = (...values: number[]) => new Uint8Array(values).buffer
const key = 'AQID'

type BrowserInput = { permission?: NotificationPermission; says?: NotificationPermission; service?: 'open' | 'away' }

/** A browser whose guest answers so, and whose push service gives this subscription, if any. */
function browser({ permission = 'default', says = permission, service = 'open' }: BrowserInput = {}) {
  const asked: { permission: NotificationPermission; requestPermission: () => Promise<NotificationPermission> } = {
    permission,
    requestPermission: async () => ((asked.permission = says), says),
  }
  let known: object | null = null
  let oldKeys = 0
  const subscription = (raw: ArrayBuffer) => ({
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: raw },
    getKey: (name: string) => (name === 'auth' ? bytes(255, 254) : bytes(4, 5)),
    unsubscribe: async () => ((known = null), (oldKeys += 1), true),
  })
  const pushManager = {
    getSubscription: async () => known,
    async subscribe() {
      if (service === 'away') throw new DOMException('no push service', 'AbortError')
      return (known = subscription(bytes(1, 2, 3)))
    },
  }
  const ready = Promise.resolve({ pushManager })
  let others = 1
  const other = { getSubscription: async () => ({ unsubscribe: async () => ((others -= 1), true) }) }
  const getRegistrations = async () => [await ready, { pushManager: other }]
  const serviceWorker = { ready, getRegistrations } as unknown as ServiceWorkerContainer // as far as it is asked
  const channel = browserNotifications({ navigator: { serviceWorker }, Notification: asked, PushManager: {} })
  return { channel, listensUnder: (raw: ArrayBuffer) => (known = subscription(raw)), left: () => oldKeys, others: () => others }
}

test.each(['granted', 'denied'] as const)('[2.38] the browser’s answer is %s', async (says) => {
  const { channel } = browser({ says })
  expect(channel.permission()).toBe('ask')
  expect(await channel.requestPermission()).toBe(says)
})

test('a question that is dismissed may be asked again', async () => expect(await browser().channel.requestPermission()).toBe('ask'))

test('it listens under the server’s key, once', async () => {
  const { channel } = browser({ permission: 'granted' })
  const subscription = { endpoint: 'https://push.example/1', p256dh: 'BAU', auth: '__4' }
  expect([await channel.subscribe(key), await channel.subscribe(key)]).toEqual([subscription, subscription])
})

test('who listened under an older key listens anew', async () => {
  const { channel, listensUnder, left } = browser({ permission: 'granted' })
  listensUnder(bytes(9))
  await channel.subscribe(key)
  expect(left()).toBe(1)
  await channel.unsubscribe()
  expect(left()).toBe(2)
})

test('[2.38] who listens no more leaves every worker’s push service, another kit’s among them', async () => {
  const { channel, others } = browser({ permission: 'granted' })
  await channel.subscribe(key)
  await channel.unsubscribe()
  expect(others()).toBe(0)
})

test('[7.29] a browser whose push service is out of reach says so, and breaks nothing', async () => {
  const { channel } = browser({ permission: 'granted', service: 'away' })
  expect(await channel.subscribe(key)).toBeNull()
  await channel.unsubscribe()
})

test('a browser without notifications has none; one on iOS first wants to be on the home screen', () => {
  const serviceWorker = {} as ServiceWorkerContainer // never asked
  expect(browserNotifications({ navigator: { serviceWorker } }).permission()).toBe('unsupported')
  expect(browserNotifications({ navigator: { serviceWorker, standalone: false } }).permission()).toBe('install')
})
