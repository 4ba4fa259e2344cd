import { expect, test } from 'vitest'
import { requestKind } from './request-kind.ts'

const here = 'https://order.example'
const asked = (path: string, how: Partial<Request> = {}) =>
  requestKind({ method: 'GET', mode: 'cors', url: new URL(path, here).href, ...how }, here)

test.each(['/home', '/orderFood/2?lang=en', '/orderDetail/o1', '/foodDetail/31-double-pepperoni', '/'])(
  '%s is a page of the app',
  (path) => {
    expect(asked(path, { mode: 'navigate' })).toBe('page')
  },
)

test.each([
  '/api/Action',
  '/console',
  '/console/orders',
  '/events/orders/o1',
  '/hooks/stripe',
  '/metrics',
  '/healthz',
  '/shell/31.tc',
  '/stop/3fGhK29abcDE',
  '/docs/webhooks',
  '/notices',
  '/icon.svg',
])('%s is left to the network', (path) => {
  expect(asked(path, { mode: 'navigate' })).toBeUndefined()
})

test('[8.4] a call is never answered from what is kept', () => {
  expect(asked('/api/Action?_name=candao.pay.orderPay', { method: 'POST' })).toBeUndefined()
  expect(asked('/home', { mode: 'navigate', method: 'POST' })).toBeUndefined()
})

test.each([
  ['/assets/main-abc.js', 'file'],
  ['/pictures/31-fries-240.webp', 'picture'],
  ['/menu/x_Y-1.json', 'list'],
  ['/map/x.json', 'list'],
  ['/manifest.webmanifest', undefined],
  ['/home', undefined],
])('%s is a %s', (path, way) => {
  expect(asked(path)).toBe(way)
})

test('another site is left alone, but for the menu of the gateway that the calls go to', () => {
  expect(asked('https://tiles.example/assets/1.png')).toBeUndefined()
  expect(asked('https://order.example.evil/home', { mode: 'navigate' })).toBeUndefined()
  expect(asked('https://gateway.example/menu/x.json')).toBe('list')
})
