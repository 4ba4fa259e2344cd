import { getOrderDetail, getProductMenu, voucherGet } from '@harbour/protocol'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { storageOf } from '../testing/test-page.ts'

const shelf = new Map<string, string>()
vi.stubGlobal('localStorage', storageOf(shelf))
const { serverNow, serverTimeKnown, setServerTime } = await import('../lib/server-clock.ts')
const { persistQueries } = await import('./persisted-queries.ts')
const { useSession } = await import('./session.ts')

const kitty = { userId: 'kitty', phone: '', accessCode: 'secret', visitor: false }
const menuKey = [getProductMenu.name, 31, 2, {}]
const orderKey = [getOrderDetail.name, 31, 2, { orderId: 'o1' }]

beforeEach(() => {
  vi.useFakeTimers()
  shelf.clear()
  useSession.setState({ user: kitty })
})

/** The answers that are kept after a guest was told these things. */
function tell(answers: [key: unknown[], data: unknown][]) {
  const queries = new QueryClient()
  persistQueries(queries)
  for (const [key, data] of answers) queries.setQueryData(key, data, { updatedAt: 5000 })
  vi.advanceTimersByTime(1000)
  queries.clear()
}

/** The answers that the app knows from the start when it is opened again. */
function openAgain(): QueryClient {
  const queries = new QueryClient()
  persistQueries(queries)
  return queries
}

test('the menu and an order that were told are known when the app opens again, as old as they are', () => {
  tell([
    [menuKey, { url: '/menu/1.json' }],
    [orderKey, { orderNo: '007' }],
  ])
  const queries = openAgain()
  expect(queries.getQueryData(menuKey)).toEqual({ url: '/menu/1.json' })
  expect(queries.getQueryState(orderKey)).toMatchObject({ data: { orderNo: '007' }, dataUpdatedAt: 5000 })
})

test('what is known already, and newer, stays', () => {
  tell([[menuKey, 'old']])
  const queries = new QueryClient()
  queries.setQueryData(menuKey, 'new', { updatedAt: 6000 })
  persistQueries(queries)
  expect(queries.getQueryData(menuKey)).toBe('new')
})

test('what was told before this began is kept, too', () => {
  const queries = new QueryClient()
  queries.setQueryData(menuKey, 'menu', { updatedAt: 5000 })
  persistQueries(queries)
  vi.advanceTimersByTime(1000)
  expect(openAgain().getQueryData(menuKey)).toBe('menu')
})

test('coupons and all else are not kept', () => {
  tell([[[voucherGet.name, 31], ['PIZZA10']]])
  expect(shelf.size).toBe(0)
})

test('[4.3] who signs out leaves nothing behind, and the next guest is told nothing of it', () => {
  tell([[orderKey, { orderNo: '007' }]])
  const queries = openAgain()
  useSession.setState({ user: null })
  expect(shelf.size).toBe(0)
  queries.clear()
})

test('what another guest was told is not shown', () => {
  tell([[orderKey, { orderNo: '007' }]])
  const written = shelf.get('answers') ?? ''
  useSession.setState({ user: { ...kitty, userId: 'ben' } })
  shelf.set('answers', written)
  expect(openAgain().getQueryData(orderKey)).toBeUndefined()
})

test('the newest sixty are kept', () => {
  const queries = new QueryClient()
  persistQueries(queries)
  for (let at = 1; at <= 70; at++) queries.setQueryData([getOrderDetail.name, at], at, { updatedAt: 5000 + at })
  vi.advanceTimersByTime(1000)
  const { answers } = JSON.parse(shelf.get('answers') ?? '') as { answers: { data: number }[] }
  expect(answers.map(({ data }) => data).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 60 }, (_, index) => index + 11),
  )
  queries.clear()
})

test('a phone without room keeps nothing, and says nothing', () => {
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => tell([[menuKey, 'menu']])).not.toThrow()
})

test('the server’s clock is believed as it was, and what hangs on it waits until the server says the time', () => {
  shelf.set('answers', JSON.stringify({ userId: 'kitty', ahead: 3_600_000, answers: [] }))
  openAgain()
  expect(serverNow() - Date.now()).toBe(3_600_000)
  expect(serverTimeKnown()).toBe(false)
  setServerTime(Date.now())
  openAgain()
  expect([serverNow() - Date.now(), serverTimeKnown()]).toEqual([0, true])
})
