import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBridge } from './bridge.ts'
import { messages, type MessageName } from './messages.ts'

type BridgeMessage = { harbour: string; id: string; name: string; data: object }

const ids = Array.from({ length: 9 }, (_, index) => `5f0c7b1e-9a1d-4c55-8a7f-2f2d53a2c00${index}`)

/** A bridge to an app that says what a test has it say. */
function bridgeTo() {
  const said: BridgeMessage[] = []
  const complaints: string[] = []
  let take: (raw: unknown) => void = () => undefined
  const channel = {
    post: (message: object) => void said.push(message as BridgeMessage),
    listen: (taker: (raw: unknown) => void) => void (take = taker),
  } // as the bridge posts them
  const bridge = openBridge(channel, { logViolation: (what) => void complaints.push(what), newId: () => ids[said.length] ?? '' })
  const answer = (data: unknown, at = 0) => take({ harbour: 'answer', id: ids[at], data })
  return { bridge, said, complaints, answer, hear: (raw: unknown) => take(raw) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const params = { userId: 'u1', phone: '+85261234567', accessCode: 'key', brand: 31, deviceId: ids[8] }

test.each<[MessageName, unknown, unknown]>([
  ['getAppParams', params, params],
  ['getAppParams', { userId: 'u1', phone: '1', accecode: 'key' }, { userId: 'u1', phone: '1', accessCode: 'key' }],
  ['getAppParams', { brand: '42' }, { userId: '', phone: '', accessCode: '', brand: 42 }],
  ['getAppParams', null, null],
  ['getLatLng', { lat: 22.28, lng: 114.2, accuracy: 5 }, { lat: 22.28, lng: 114.2, accuracy: 5 }],
  ['getLastLocation', { lat: 22.28, lng: 114.2 }, { lat: 22.28, lng: 114.2 }],
  ['getSelectLocation', { lat: 22.28, lng: 114.2, floor: '3', flat: 'B' }, { lat: 22.28, lng: 114.2, floor: '3', flat: 'B' }],
  ['getCouponTipsIsHide', true, true],
  ['onScanr', 'HARBOUR25', 'HARBOUR25'],
  ['goOrder', undefined, undefined],
  ['closeWebView', null, null],
  ['send', {}, {}],
])('[7.31] [7.32] %s takes %j', async (name, data, taken) => {
  const { bridge, said, answer } = bridgeTo()
  const asked = bridge.ask(name, { a: 1 })
  expect(said).toEqual([{ harbour: 'ask', id: ids[0], name, data: { a: 1 } }])
  answer(data)
  expect(await asked).toEqual({ data: taken })
})

test.each<[MessageName, unknown]>([
  ['getAppParams', { userId: 5 }],
  ['getAppParams', { userId: 'u1' }],
  ['getAppParams', { accessCode: 'key' }],
  ['getAppParams', { ...params, brand: 7 }],
  ['getAppParams', { ...params, deviceId: 'me' }],
  ['getLatLng', { lat: 'north', lng: 1 }],
  ['getLatLng', { lat: 91, lng: 1 }],
  ['getLatLng', null],
  ['getLastLocation', { lat: 1 }],
  ['getSelectLocation', { lat: 1, lng: 1, floor: 'x'.repeat(11) }],
  ['getCouponTipsIsHide', 'yes'],
  ['onScanr', { text: 'x' }],
  ['onScanr', 'x'.repeat(2001)],
])('[7.31] %s does not take %j, and tells of it without any of it', async (name, data) => {
  const { bridge, complaints, answer } = bridgeTo()
  const asked = bridge.ask(name)
  answer(data)
  expect(await asked).toEqual({ failure: 'malformed' })
  expect(complaints).toEqual([`an answer to ${name} that is not as agreed`])
})

test.each(Object.entries(messages))('[7.31] %s is waited for as long as it may take', async (name, { patience }) => {
  const { bridge, complaints, answer } = bridgeTo()
  let outcome: unknown
  void bridge.ask(name as MessageName).then((came) => (outcome = came)) // a key of the messages
  await vi.advanceTimersByTimeAsync(patience - 1)
  expect(outcome).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toEqual({ failure: 'silent' })
  answer(null)
  expect(complaints).toEqual(['an answer to nothing that was asked'])
})

test('[9.8] the location may take three minutes', () => {
  expect(messages.getLatLng.patience).toBe(180_000)
})

test('answers come in any order, as text too, and each finds its own question', async () => {
  const { bridge, hear } = bridgeTo()
  const [hide, scan] = [bridge.ask('getCouponTipsIsHide'), bridge.ask('onScanr')]
  hear(JSON.stringify({ harbour: 'refusal', id: ids[1], reason: 'denied' }))
  hear(JSON.stringify({ harbour: 'answer', id: ids[0], data: true }))
  expect([await hide, await scan]).toEqual([{ data: true }, { failure: 'refused', reason: 'denied' }])
})

test.each([
  '{',
  'hello',
  5,
  null,
  {},
  { harbour: 'ask' },
  { harbour: 'answer', id: 'guess', data: params },
  { harbour: 'event', event: 'open' },
])('%j is no message of ours, and is told of', (raw) => {
  const { complaints, hear } = bridgeTo()
  hear(raw)
  expect(complaints).toEqual(['a message that is none of ours'])
})

test('an answer that nobody asked for is dropped, and a second one too', async () => {
  const { bridge, complaints, answer } = bridgeTo()
  answer(params)
  const asked = bridge.ask('getCouponTipsIsHide')
  answer(false)
  answer(true)
  expect(await asked).toEqual({ data: false })
  expect(complaints).toEqual(['an answer to nothing that was asked', 'an answer to nothing that was asked'])
})

test('the app says when its guest has changed', () => {
  const { bridge, hear } = bridgeTo()
  const heard = vi.fn()
  bridge.onAppParams(heard)
  hear({ harbour: 'event', event: 'appParams' })
  expect(heard).toHaveBeenCalledOnce()
})
