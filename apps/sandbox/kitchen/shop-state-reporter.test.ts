import { pino } from 'pino'
import { expect, test } from 'vitest'
import { answersOrders, shopStateAt, type ShopState } from './shop-state.ts'
import { openShopStateReporter } from './shop-state-reporter.ts'

const at = (time: string) => Date.parse(`2026-11-23T${time}:00+08:00`)

test.each([
  ['12:00', '2026/11/23 12:30:00'],
  ['12:29', '2026/11/23 12:30:00'],
  ['12:30', null],
  ['12:59', null],
  ['23:59', null],
  ['00:10', '2026/11/23 00:30:00'],
])('[8.13] a shop that pauses in the first half of the hour says at %s: %s', (time, pausedUntil) => {
  expect(shopStateAt({ pauses: true }, at(time))).toEqual({ busyMinutes: 0, pausedUntil })
})

test('one shop of the demo never answers, so that it is seen being reminded', () => {
  expect(['3324', '3323', '3101'].map(answersOrders)).toEqual([false, true, true])
})

test('[8.13] a busy shop is busy at any time', () => {
  expect(shopStateAt({ busyMinutes: 15 }, at('12:00'))).toEqual({ busyMinutes: 15, pausedUntil: null })
})

test('[8.13] a till says what has changed, and says again what was not heard', async () => {
  const heard: ShopState[] = []
  let [now, missed, deaf] = [at('12:10'), 0, true]
  const gateway = {
    now: async () => now,
    async say(_till: object, state: ShopState) {
      if (deaf) throw new Error(`gone ${++missed}`)
      heard.push(state)
    },
  }
  const till = openShopStateReporter({
    till: { storeId: '3223', key: '' },
    behaviour: { pauses: true },
    gateway,
    log: pino({ level: 'silent' }),
    everyMs: 5,
  })
  await expect.poll(() => missed).toBeGreaterThan(1)
  deaf = false
  await expect.poll(() => heard.length).toBe(1)
  now = at('12:31')
  await expect.poll(() => heard.length).toBe(2)
  now = at('13:01')
  await expect.poll(() => heard.map(({ pausedUntil }) => pausedUntil)).toEqual(['2026/11/23 12:30:00', null, '2026/11/23 13:30:00'])
  await till.close()
})
