import { expect, test } from 'vitest'
import { browserNotices } from './notices.ts'

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
  const notices = browserNotices({ navigator: { serviceWorker }, Notification: asked, PushManager: {} })
  return { notices, listensUnder: (raw: ArrayBuffer) => (known = subscription(raw)), left: () => oldKeys, others: () => others }
}

test.each(['granted', 'denied'] as const)('[2.38] the browser’s answer is %s', async (says) => {
  const { notices } = browser({ says })
  expect(notices.permission()).toBe('ask')
  expect(await notices.ask()).toBe(says)
})

test('a question that is dismissed may be asked again', async () => expect(await browser().notices.ask()).toBe('ask'))

test('it listens under the server’s key, once', async () => {
  const { notices } = browser({ permission: 'granted' })
  const subscription = { endpoint: 'https://push.example/1', p256dh: 'BAU', auth: '__4' }
  expect([await notices.listen(key), await notices.listen(key)]).toEqual([subscription, subscription])
})

test('who listened under an older key listens anew', async () => {
  const { notices, listensUnder, left } = browser({ permission: 'granted' })
  listensUnder(bytes(9))
  await notices.listen(key)
  expect(left()).toBe(1)
  await notices.leave()
  expect(left()).toBe(2)
})

test('[2.38] who listens no more leaves every worker’s push service, another kit’s among them', async () => {
  const { notices, others } = browser({ permission: 'granted' })
  await notices.listen(key)
  await notices.leave()
  expect(others()).toBe(0)
})

test('[7.29] a browser whose push service is out of reach says so, and breaks nothing', async () => {
  const { notices } = browser({ permission: 'granted', service: 'away' })
  expect(await notices.listen(key)).toBeNull()
  await notices.leave()
})

test('a browser without notifications has none; one on iOS first wants to be on the home screen', () => {
  const serviceWorker = {} as ServiceWorkerContainer // never asked
  expect(browserNotices({ navigator: { serviceWorker } }).permission()).toBe('unsupported')
  expect(browserNotices({ navigator: { serviceWorker, standalone: false } }).permission()).toBe('install')
})
