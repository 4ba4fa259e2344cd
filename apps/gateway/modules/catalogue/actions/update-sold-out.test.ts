import { getProductMenu, updateSoldOut } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newGuest, newTills } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
const [taikooTill, macauTill] = await newTills(gateway, '3101', '4201')

test('[8.14] a till says that a product has run out, and every guest of the shop knows', async () => {
  expect(await gateway.ask(updateSoldOut, { storeId: '3101', pid: 'margherita', soldOut: true }, taikooTill)).toEqual({
    soldOut: ['margherita'],
  })
  expect(await gateway.ask(getProductMenu, { storeId: '3101' })).toMatchObject({ soldOut: ['margherita'] })
  expect(await gateway.ask(getProductMenu, { storeId: '3102' })).toMatchObject({ soldOut: [] })
})

test('[8.14] it is back as soon as the till says so, and saying it twice is saying it once', async () => {
  await gateway.ask(updateSoldOut, { storeId: '3101', pid: 'tiramisu', soldOut: true }, taikooTill)
  await gateway.ask(updateSoldOut, { storeId: '3101', pid: 'tiramisu', soldOut: false }, taikooTill)
  const { soldOut } = await gateway.ask(updateSoldOut, { storeId: '3101', pid: 'tiramisu', soldOut: false }, taikooTill)
  expect(soldOut).not.toContain('tiramisu')
})

test('[8.14] options of a product run out like products do', async () => {
  const options = [...gateway.context.catalogue.book('4201', 1, noon).products.values()].flatMap(({ requirements }) =>
    requirements.flatMap((one) => one.options),
  )
  const pid = options[0]?.pid
  expect(await gateway.ask(updateSoldOut, { storeId: '4201', pid, soldOut: true }, { ...macauTill, brand: 42 })).toEqual({ soldOut: [pid] })
})

test('what is on no menu cannot run out', async () => {
  const { soldOut } = await gateway.ask(updateSoldOut, { storeId: '3101', pid: 'caviar', soldOut: true }, taikooTill)
  expect(soldOut).not.toContain('caviar')
})

test.each([
  ['the key of another shop', { storeId: '4201', pid: 'tiramisu', soldOut: true }, 31],
  ['its own key under another brand', { storeId: '3101', pid: 'tiramisu', soldOut: true }, 42],
  ['a shop that does not exist', { storeId: '9999', pid: 'tiramisu', soldOut: true }, 31],
] as const)('a till with %s changes nothing', async (_how, content, brand) => {
  expect(await gateway.call(updateSoldOut, content, { ...taikooTill, brand })).toMatchObject({
    status: 301,
    code: 'STORE_UNKNOWN',
    data: null,
  })
  expect(await gateway.ask(getProductMenu, { storeId: '4201' }, { brand: 42 })).not.toMatchObject({ soldOut: ['tiramisu'] })
})

test('a guest, or nobody in particular, changes nothing', async () => {
  const guest = await newGuest(gateway)
  for (const as of [guest, {}, { key: 'made up' }]) {
    expect(await gateway.call(updateSoldOut, { storeId: '3101', pid: 'fries', soldOut: true }, as)).toMatchObject({ data: null })
  }
  expect(gateway.context.catalogue.soldOut('3101').has('fries')).toBe(false)
})

test.each([{}, { storeId: '3101', pid: '', soldOut: true }, { storeId: '3101', pid: 'fries', soldOut: 'yes' }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(updateSoldOut, content, taikooTill)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
