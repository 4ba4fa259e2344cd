import { cataloguePreviewGet, catalogueRecordGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { beginDraft, priced, twoPublishers } from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'
import { newStaff } from '../../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const [menu] = await twoPublishers(gateway)
const versionNo = await beginDraft(gateway, menu)
const recordOf = async (id: string) => (await gateway.ask(catalogueRecordGet, { versionNo, kind: 'product', id }, menu)).held?.record ?? {}

test('a product is shown as its brand would sell it, in both languages, with nothing published', async () => {
  const record = priced(8800)(await recordOf('margherita'))
  const { menus } = await gateway.ask(cataloguePreviewGet, { record }, menu)
  expect(menus.map(({ language, products }) => [language, products[0]?.name, products[0]?.price])).toEqual([
    [1, '瑪格麗特', 8800],
    [2, 'Margherita', 8800],
  ])
  const again = await gateway.ask(cataloguePreviewGet, { record: await recordOf('margherita') }, menu)
  expect(again.menus[0]?.products[0]?.price).not.toBe(8800)
})

test('a set comes with the dishes that it is put together of', async () => {
  const { menus } = await gateway.ask(cataloguePreviewGet, { record: await recordOf('star-ferry-set') }, menu)
  const pids = menus[1]?.products.map(({ pid }) => pid)
  expect(pids?.[0]).toBe('star-ferry-set')
  expect(pids).toContain('double-pepperoni')
  expect(pids).not.toContain('half-half')
})

test('where the brand would not sell it there is nothing to show', async () => {
  const record = { ...(await recordOf('margherita')), price: { 42: 9900 }, originalPrice: undefined }
  const { menus } = await gateway.ask(cataloguePreviewGet, { record }, menu)
  expect(menus.map(({ products }) => products)).toEqual([[], []])
})

test('a record with faults is refused with all of them', async () => {
  const record = { ...(await recordOf('margherita')), name: { tc: '', en: 'Margherita' }, boxes: -1 }
  const { code, data } = await gateway.call(cataloguePreviewGet, { record }, menu)
  expect(code).toBe('RECORD_FAULTY')
  expect(data).toMatchObject({ faults: [{ field: 'name.tc' }, { field: 'boxes' }] })
})

test('it opens to whoever reads the catalogue, and what is malformed is turned away', async () => {
  const marketing = await newStaff(gateway, 'marketing')
  expect((await gateway.call(cataloguePreviewGet, { record: await recordOf('margherita') }, marketing)).code).toBeUndefined()
  const support = await newStaff(gateway, 'support')
  expect((await gateway.call(cataloguePreviewGet, { record: {} }, support)).code).toBe('NOT_ALLOWED')
  expect((await gateway.call(cataloguePreviewGet, { record: 'pizza' }, menu)).code).toBe('CONTENT_INVALID')
})
