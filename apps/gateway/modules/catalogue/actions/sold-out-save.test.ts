import { getProductMenu, shopOverlayGet, soldOutSave } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { atShops, newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
let crew: StaffAs
beforeAll(async () => void (crew = await newStaff(gateway, 'crew', atShops('3101'))))

const quiet = { soldOut: [], busyMinutes: 0, pausedUntil: null }

test('[8.14] somebody of the shop says that a dish has run out, and is back: its guests know, and nobody else’s menu changes', async () => {
  expect(await gateway.ask(shopOverlayGet, { storeId: '3101' }, crew)).toEqual(quiet)
  const gone = { storeId: '3101', pid: 'margherita', soldOut: true }
  expect(await gateway.ask(soldOutSave, gone, crew)).toEqual({ ...quiet, soldOut: ['margherita'] })
  expect(await gateway.ask(getProductMenu, { storeId: '3101' })).toMatchObject({ soldOut: ['margherita'] })
  expect(await gateway.ask(getProductMenu, { storeId: '3102' })).toMatchObject({ soldOut: [] })
  expect(await gateway.ask(soldOutSave, { ...gone, soldOut: false }, crew)).toEqual(quiet)
})

test('what is on no menu cannot run out', async () => {
  const reply = await gateway.call(soldOutSave, { storeId: '3101', pid: 'caviar', soldOut: true }, crew)
  expect(reply).toMatchObject({ status: 301, code: 'PRODUCT_UNKNOWN', data: null })
})

test.each([{}, { storeId: '3101', pid: '', soldOut: true }, { storeId: '3101', pid: 'fries', soldOut: 'yes' }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(soldOutSave, content, crew)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
