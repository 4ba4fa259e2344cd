import { addressSearch, getFrontConfig } from '@harbour/protocol'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ChosenPlace, Host, Identity } from '../hosts/host.ts'
import { answer, type ReceivedCall, openGateway, storageOf, until } from '../testing/test-page.ts'

// What is asked about places waits until a test answers it.
const waiting: ReceivedCall[] = []
const gateway = await openGateway((asked) => (asked.name === getFrontConfig.name ? answer(asked, null) : waiting.push(asked)))
vi.stubGlobal('localStorage', storageOf())
vi.stubGlobal('sessionStorage', storageOf())
vi.stubGlobal('document', { documentElement: { dataset: { gateway } } })
const { call } = await import('../api/call.ts')
const { browserHost } = await import('../hosts/browser.ts')
const { signInByHost } = await import('./host-session.ts')
const { signOutMember } = await import('../entities/member/sign-out.ts')
const { orderLocation } = await import('../entities/location/order-location.ts')
await import('./open-session.ts') // read once, the code that is fetched at need comes at once

const home = { lat: 22.2855, lng: 114.2187, floor: '12', flat: 'B' }
const office = { lat: 22.2801, lng: 114.1588, floor: '28', flat: '1' }
const kitty: Identity = { userId: 'kitty', phone: '1', accessCode: 'kittys' }
const ming: Identity = { userId: 'ming', phone: '2', accessCode: 'mings' }

const shopNear = {
  store: {
    storeId: '3001',
    name: 'Taikoo',
    address: '',
    district: '',
    lat: 22.28,
    lng: 114.2,
    phone: '',
    orderTypes: [1],
    services: [],
    distance: 5,
    openness: { state: 'open', orderUntil: null, closesAt: null, opensAt: null },
    quoteMinutes: { low: 20, high: 30 },
    busyMinutes: 0,
    preorders: [],
  },
  delivery: { zoneId: 'east', fee: 0, minimum: 0, travelMinutes: 5 },
}

/** An app whose guest is somebody and has chosen a place, until a test says otherwise. */
async function appWith(guest: Identity, place: ChosenPlace | undefined) {
  let tell = () => {}
  const host: Host = {
    ...browserHost({}),
    kind: 'app',
    identity: async () => guest,
    onIdentity: (listener) => void (tell = listener),
    chosenPlace: async () => place,
  }
  await signInByHost(async () => host)
  return {
    says(nextGuest: Identity, nextPlace: ChosenPlace | undefined) {
      ;[guest, place] = [nextGuest, nextPlace]
      tell()
    },
  }
}

/** The gateway says what is at a place, once it has been asked. */
async function find({ lat, lng }: ChosenPlace) {
  const about = () => waiting.filter(({ form }) => form.includes(`"lat":${lat}`))
  await until(() => expect(about()).toHaveLength(2))
  const near = { placeId: 'p', kind: 'building', distance: 5, building: `at ${lat}`, district: '', fullAddress: '', lat, lng }
  for (const asked of about()) answer(asked, asked.name === addressSearch.name ? { data: [near] } : shopNear)
  waiting.splice(0, waiting.length, ...waiting.filter(({ response }) => !response.writableEnded))
}

/** Waits for the answers before: they have been read once another question has its answer. */
const onceRead = () => call(getFrontConfig, { platformKey: 'web' }, { background: true, handles: 'all' }).catch(() => undefined)

const goesTo = () => orderLocation().address?.building
const at = ({ lat }: ChosenPlace) => `at ${lat}`

beforeEach(() => signOutMember())

test('[7.31] the place that is chosen in the app goes into the order, and so does the next', async () => {
  const app = await appWith(kitty, home)
  await find(home)
  await until(() => expect(goesTo()).toBe(at(home)))
  app.says(kitty, office)
  await find(office)
  await until(() => expect(goesTo()).toBe(at(office)))
  expect(orderLocation()).toMatchObject({ address: { floor: '28', flat: '1' }, deliveryShop: { storeId: '3001' } })
})

test.each([
  ['first', [home, office]],
  ['last', [office, home]],
])(
  '[7.31] of two places that are chosen one after the other the newer is where an order goes, also when the older is found %s',
  async (_, found) => {
    const app = await appWith(kitty, home)
    await until(() => expect(waiting).toHaveLength(2))
    app.says(kitty, office)
    await until(() => expect(waiting).toHaveLength(4))
    for (const place of found) {
      await find(place)
      await onceRead()
    }
    await until(() => expect(goesTo()).toBe(at(office)))
  },
)

test('[4.3] [7.31] a place that is found when its guest has left the app is not taken for the next', async () => {
  const app = await appWith(kitty, home)
  await until(() => expect(waiting).toHaveLength(2))
  app.says(ming, undefined)
  await find(home)
  await onceRead()
  expect(goesTo()).toBeUndefined()
})

test('[7.31] the next guest of the app has the same place where they have chosen it, too', async () => {
  const app = await appWith(kitty, home)
  await find(home)
  await until(() => expect(goesTo()).toBe(at(home)))
  app.says(ming, home)
  await find(home)
  await until(() => expect(goesTo()).toBe(at(home)))
})
