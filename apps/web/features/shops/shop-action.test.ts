import type { Openness } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { expect, test } from 'vitest'
import { shopAction } from './shop-action.ts'

const { takeaway, dineIn } = orderTypes
const shop = (state: Openness['state'], preorders: (1 | 2 | 5)[]) => ({
  openness: { state, orderUntil: null, closesAt: null, opensAt: null },
  preorders,
})

test.each([
  ['an open shop takes an order', shop('open', []), null, 'order'],
  ['a paused shop takes a preorder', shop('paused', [takeaway]), null, 'preorder'],
  ['a closed shop takes an order for the time in mind', shop('closed', [takeaway]), 1, 'order'],
  ['a closed shop without preorders shows its menu', shop('closed', []), null, 'look'],
  ['preorders for another way of eating are none for this', shop('lastOrders', [dineIn]), 1, 'look'],
] as const)('[8.13] %s', (_what, store, wantedAt, way) => {
  expect(shopAction({ ...store, preorders: [...store.preorders] }, takeaway, wantedAt)).toBe(way)
})
