import { shopOverlayGet, updateSoldOut, updateStoreState } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../testing/gateway.ts'
import { newTills } from '../../../testing/orders.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[8.14] somebody of a shop sees its day, as its till has said it too', async () => {
  const crew = await newStaff(gateway, 'crew', atShops('3101'))
  const [till] = await newTills(gateway, '3101')
  await gateway.ask(updateSoldOut, { storeId: '3101', pid: 'margherita', soldOut: true }, till)
  await gateway.ask(updateStoreState, { storeId: '3101', busyMinutes: 20, pausedUntil: '2026/11/20 12:30:00' }, till)
  expect(await gateway.ask(shopOverlayGet, { storeId: '3101' }, crew)).toEqual({
    soldOut: ['margherita'],
    soldOutEntries: [
      {
        pid: 'margherita',
        storeId: '3101',
        brand: null,
        since: noon,
        until: null,
        reason: null,
        note: null,
        by: { kind: 'till', name: null },
      },
    ],
    busyMinutes: 20,
    busyUntil: null,
    pausedUntil: noon + 30 * 60_000,
    state: { since: noon, reason: null, note: null, by: { kind: 'till', name: null } },
    holidays: [],
  })
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(shopOverlayGet, {}, await newStaff(gateway, 'crew'))).toMatchObject({ code: 'CONTENT_INVALID' })
})
