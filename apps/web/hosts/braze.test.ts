import { expect, test } from 'vitest'
import { subscribeToBraze, type BrazeKit } from './braze.ts'

const settings = {
  brazeKey: 'key',
  brazeEndpoint: 'https://sdk.example',
  brazeSdkUrl: 'https://kit.example/braze.js',
  brazeSafariWebsitePushId: 'web.example',
}

const member = { userId: 'user-1', offers: true }

/** Braze's kit, as far as we use it, with a guest who answers so. */
function kitWhere({ starts = true, granted = true } = {}) {
  const said: unknown[][] = []
  const kit: BrazeKit = {
    initialize: (...all) => (said.push(['initialize', ...all]), starts),
    changeUser: (userId) => void said.push(['changeUser', userId]),
    openSession: () => void said.push(['openSession']),
    requestPushPermission: (yes, no) => (granted ? yes() : no()),
    unregisterPush: (done) => done(),
    getUser: () => ({ setPushNotificationSubscriptionType: (type) => (said.push(['subscription', type]), true) }),
  }
  return { said, load: async (url: string) => (said.push(['load', url]), kit) }
}

test('[3.26] [7.29] with a key Braze’s kit is fetched, told where it talks to and whom it serves', async () => {
  const { said, load } = kitWhere()
  expect(await subscribeToBraze(settings, member, load)).toBe(true)
  expect(said).toEqual([
    ['load', 'https://kit.example/braze.js'],
    [
      'initialize',
      'key',
      {
        baseUrl: 'https://sdk.example',
        safariWebsitePushId: 'web.example',
        serviceWorkerLocation: '/braze/service-worker.js',
        serviceWorkerScope: '/braze/',
      },
    ],
    ['changeUser', 'user-1'],
    ['openSession'],
    ['subscription', 'opted_in'],
  ])
})

test('[2.38] who has not asked for offers is taken off the list of those who have', async () => {
  const { said, load } = kitWhere()
  expect(await subscribeToBraze(settings, { ...member, offers: false }, load)).toBe(true)
  expect(said.at(-1)).toEqual(['subscription', 'unsubscribed'])
})

test('a browser that the kit does not serve, a no, and a kit that does not come: nothing listens', async () => {
  expect(await subscribeToBraze(settings, member, kitWhere({ starts: false }).load)).toBe(false)
  expect(await subscribeToBraze(settings, member, kitWhere({ granted: false }).load)).toBe(false)
  expect(await subscribeToBraze(settings, member, () => Promise.reject(new Error('no network')))).toBe(false)
})
