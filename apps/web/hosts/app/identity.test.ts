import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Bridge, Outcome } from './bridge.ts'
import { deepLink } from './deep-link.ts'
import { appParams, identityIn } from './identity.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const params = { userId: 'u1', phone: '1', accessCode: 'key', brand: 31, deviceId: undefined } as const

/** An app that answers so, and then always as it did last. */
function app(...outcomes: unknown[]) {
  const ask = vi.fn(async () => (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) as Outcome<never>) // as a test has written it
  return { ask: ask as Bridge['ask'] & typeof ask } // it answers whatever it is asked
}

test('[9.10] an app that does not know its guest yet is asked again after 300 ms', async () => {
  const bridge = app({ data: null }, { failure: 'silent' }, { data: params })
  const told = appParams(bridge)
  await vi.advanceTimersByTimeAsync(299)
  expect(bridge.ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(bridge.ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(300)
  expect(await told).toEqual(params)
})

test('an app that never knows is given up after six seconds', async () => {
  const bridge = app({ data: null })
  const told = appParams(bridge)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await told).toBeUndefined()
  expect(bridge.ask).toHaveBeenCalledTimes(20)
})

test.each(['refused', 'malformed'])('[7.31] what is %s says nothing of the guest', async (failure) => {
  const bridge = app({ failure })
  expect(await appParams(bridge)).toBeUndefined()
  expect(bridge.ask).toHaveBeenCalledTimes(1)
})

test('[3.22] [6.3] the app’s user is whom it takes the guest for; without one nobody is signed in', () => {
  expect(identityIn(params)).toEqual({ userId: 'u1', phone: '1', accessCode: 'key', deviceId: undefined })
  expect(identityIn({ ...params, userId: '', accessCode: '' })).toBe('nobody')
  expect(identityIn(undefined)).toBeUndefined()
})

test.each(['goOrder', 'closeWebView'] as const)('[7.32] %s asks the app, and calls it by its link where it is silent', async (name) => {
  const opened: string[] = []
  const going = (bridge: ReturnType<typeof app>) => ({ bridge, scheme: 'harbour-test', open: (url: string) => void opened.push(url) })
  await deepLink(name, going(app({ data: null })))
  expect(opened).toEqual([])
  await deepLink(name, going(app({ failure: 'silent' })))
  expect(opened).toEqual([`harbour-test://${name}`])
})

test.each(['refused', 'malformed'])('[7.32] an app whose word on a link is %s is called by its link, too', async (failure) => {
  const opened: string[] = []
  await deepLink('goOrder', { bridge: app({ failure }), scheme: 'harbour', open: (url) => void opened.push(url) })
  expect(opened).toEqual(['harbour://goOrder'])
})
