import { expect, test } from 'vitest'
import type { Bridge, Outcome } from './bridge.ts'
import { createAppHost } from './create-app-host.ts'
import type { MessageName } from './messages.ts'

/** The app's host, where the app answers so, and what it was told. */
function inApp(outcomes: Partial<Record<MessageName, unknown>>) {
  const said: unknown[] = []
  const opened: string[] = []
  const sold: number[] = []
  const bridge = {
    async ask<Name extends MessageName>(name: Name, data?: object) {
      said.push(data ? [name, data] : name)
      return (outcomes[name] ?? { data: null }) as Outcome<Name> // as a test has written it
    },
    onAppParams: () => undefined,
  }
  const host = createAppHost({ bridge, scheme: 'harbour', open: (url) => void opened.push(url), sellAs: (brand) => void sold.push(brand) })
  return { host, said, opened, sold }
}

const here = { lat: 22.28, lng: 114.2 }

test.each([
  [{ data: { ...here, accuracy: 5 } }, { point: here, accuracy: 5 }],
  [{ failure: 'refused', reason: 'denied' }, { failure: 'denied' }],
  [{ failure: 'refused', reason: 'off' }, { failure: 'unavailable' }],
  [{ failure: 'malformed' }, { failure: 'unavailable' }],
  [{ failure: 'silent' }, { failure: 'timeout' }],
])('[4.5] [7.31] where the app says %j the guest is %j', async (getLatLng, located) => {
  expect(await inApp({ getLatLng }).host.locate()).toEqual(located)
})

test('[7.31] what the app remembers and what was chosen there is taken, and nothing where it does not say', async () => {
  const chosen = { ...here, floor: '3', flat: 'B' }
  const { host } = inApp({ getLastLocation: { data: here }, getSelectLocation: { data: chosen }, getCouponTipsIsHide: { data: true } })
  expect([await host.lastLocation(), await host.chosenPlace(), await host.couponTipHidden()]).toEqual([here, chosen, true])
  const silent = { failure: 'silent' }
  const mute = inApp({ getLastLocation: silent, getSelectLocation: silent, getCouponTipsIsHide: silent }).host
  expect([await mute.lastLocation(), await mute.chosenPlace(), await mute.couponTipHidden()]).toEqual([undefined, undefined, false])
})

test.each([
  [{ data: 'HARBOUR25' }, { text: 'HARBOUR25' }],
  [{ data: null }, 'cancelled'],
  [{ failure: 'refused' }, 'failed'],
  [{ failure: 'silent' }, 'failed'],
])('[1.25] [7.31] the scanner that says %j gives %j', async (onScanr, scanned) => {
  expect(await inApp({ onScanr }).host.scan?.()).toEqual(scanned)
})

test('[3.22] the app’s brand is sold, and its user is the guest', async () => {
  const data = { userId: 'u1', phone: '1', accessCode: 'key', brand: 42 }
  const { host, sold } = inApp({ getAppParams: { data } })
  expect(await host.identity()).toMatchObject({ userId: 'u1', accessCode: 'key' })
  expect(sold).toEqual([42])
})

test('[3.22] [7.31] of two answers about the guest the one to the newest question counts, whichever comes last', async () => {
  const answers: ((params: object) => void)[] = []
  const ask = () => new Promise((answer) => answers.push((params) => answer({ data: params })))
  const sold: number[] = []
  const bridge = { ask: ask as Bridge['ask'], onAppParams: () => undefined } // it answers as a test has it
  const host = createAppHost({ bridge, scheme: '', open: () => undefined, sellAs: (brand) => void sold.push(brand) })
  const both = Promise.all([host.identity(), host.identity()])
  const [first, second] = answers
  second?.({ userId: 'ming', phone: '2', accessCode: 'mings', brand: 31 })
  first?.({ userId: 'kitty', phone: '1', accessCode: 'kittys', brand: 42 })
  expect(await both).toMatchObject([{ userId: 'ming' }, { userId: 'ming' }])
  expect(sold).not.toContain(42)
})

test('[7.31] [7.32] its login, other pages and its orders are asked of the app', async () => {
  const { host, said, opened } = inApp({ goOrder: { failure: 'silent' } })
  host.logIn?.()
  host.openOutside('https://map.example/')
  host.leave?.()
  host.goOrder?.()
  await Promise.resolve()
  expect(said).toEqual([['send', { what: 'login' }], ['send', { what: 'openUrl', url: 'https://map.example/' }], 'closeWebView', 'goOrder'])
  expect(opened).toEqual(['harbour://goOrder'])
})
