import { expect, test } from 'vitest'
import { shopNow } from '../state/shop-now.fixtures.ts'
import { needsOf } from './needs.ts'

const orders = { open: 0, late: 0, lateSince: null, unanswered: 0, unansweredSince: null }
const kinds = (...asked: Parameters<typeof needsOf>) => needsOf(...asked).map(({ kind, shop }) => `${shop.storeId} ${kind}`)

test('shops that need nobody are not listed', () => {
  expect(needsOf([shopNow()], [])).toEqual([])
})

test('an offline shop stands first, then those for whom the most guests wait', () => {
  const offline = shopNow({ storeId: '1', tablets: { paired: 1, silent: 1, muted: 0, hidden: 0, heardAt: 5 } })
  const late = shopNow({ storeId: '2', orders: { ...orders, open: 9, late: 8, lateSince: 1 } })
  const both = shopNow({ storeId: '3', orders: { ...orders, late: 2, lateSince: 1, unanswered: 3, unansweredSince: 2 } })
  const slow = shopNow({ storeId: '4', pausedUntil: 10, busyMinutes: 15 })
  expect(kinds([slow, both, late, offline], [])).toEqual(['1 offline', '2 late', '3 unanswered', '3 late', '4 paused', '4 busy'])
})

test('a muted tablet is told of where its shop is not offline anyway', () => {
  const tablet = { storeId: '1', name: 'Shop', tabletName: 'Counter', state: 'muted', since: 3 } as const
  const offline = { paired: 1, silent: 1, muted: 0, hidden: 0, heardAt: 5 }
  expect(kinds([shopNow({ storeId: '1' })], [tablet])).toEqual(['1 tablet'])
  expect(kinds([shopNow({ storeId: '1', tablets: offline })], [tablet])).toEqual(['1 offline'])
})

test('papers that wait for a printer in trouble count as guests', () => {
  expect(needsOf([shopNow({ printers: { active: 2, troubled: 1, waiting: 4 } })], [])).toMatchObject([{ kind: 'printer', guests: 4 }])
})
