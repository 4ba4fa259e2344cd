import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureFocusSave, pictureRemove } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../testing/gateway.ts'
import { newJpeg, shown, uploaded } from '../../../testing/pictures.fixtures.ts'
import { newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'
import { readCatalogue } from '../catalogue-store.ts'
import { checkReferences } from '../chain-file/check-references.ts'
import { openHasPicture } from '../pictures/has-picture.ts'
import { draftChain, replaceChain } from '../seed.ts'

// Its stores are spoilt by the tests, and another gateway would have stores of its own.
const gateway = await startGateway({ gateways: 1 })
const dataDir = await mkdtemp(join(tmpdir(), 'harbour-pictures-'))
afterAll(() => Promise.all([gateway.stop(), rm(dataDir, { recursive: true })]))
let menu: StaffAs
beforeAll(async () => void (menu = await newStaff(gateway, 'menu')))

const { db, catalogue, pictures, pictureStore } = gateway.context

/** Names a picture as that of a product, live or in a draft, as an import does, or gives what is wrong with that. */
async function show(pid: string, picture: string, where: 'live' | 'draft' = 'live') {
  const { chain } = await readCatalogue(db)
  const product = chain.product.map((each) => (each.pid === pid ? { ...each, picture } : each))
  const faults = checkReferences({ ...chain, product }, await openHasPicture(db.rows))
  if (faults.length > 0) return faults
  if (where === 'draft') await draftChain({ db, chain: { ...chain, product }, note: '' })
  else await replaceChain({ db, dataDir, chain: { ...chain, product } })
  return []
}

test('a picture goes with its files, and what it is cut from with the last that is', async () => {
  const first = await uploaded(gateway, await newJpeg(), menu)
  const other = await gateway.ask(pictureFocusSave, { name: first.name, focus: { x: 0, y: 0 } }, menu)
  const source = `source-${(await pictures.find(first.name))?.source}`
  expect(await gateway.ask(pictureRemove, { name: first.name }, menu)).toEqual({ removed: true })
  expect(await gateway.ask(pictureRemove, { name: first.name }, menu)).toEqual({ removed: false })
  expect((await shown(gateway, `${first.name}-80`)).status).toBe(404)
  expect((await shown(gateway, `${other.name}-80`)).status).toBe(200)
  expect(await pictureStore.get(source)).toBeDefined()
  await gateway.ask(pictureRemove, { name: other.name }, menu)
  expect(await pictureStore.get(source)).toBeUndefined()
})

test('a picture whose removal fails keeps its files; a store that is away keeps no picture', async () => {
  const { audit } = gateway.context
  const [{ write }, { remove }] = [audit, pictureStore]
  const file = await newJpeg()
  const { name } = await uploaded(gateway, file, menu)
  audit.write = () => Promise.reject(new Error('the books are shut'))
  const failed = await gateway.call(pictureRemove, { name }, menu)
  audit.write = write
  expect([failed.code, (await pictureStore.get(name)) !== undefined]).toEqual(['INTERNAL', true])
  pictureStore.remove = () => Promise.reject(new Error('the store is away'))
  const removed = await gateway.call(pictureRemove, { name }, menu)
  pictureStore.remove = remove
  expect([removed.data, await pictures.find(name)]).toEqual([{ removed: true }, undefined])
  await uploaded(gateway, file, menu)
  expect(await gateway.ask(pictureRemove, { name }, menu)).toEqual({ removed: true })
  expect(await pictureStore.get(name)).toBeUndefined()
})

test('a product may show an uploaded picture, which then stays as long as it does', async () => {
  const { name } = await uploaded(gateway, await newJpeg(), menu)
  expect(await show('margherita', name)).toEqual([])
  await catalogue.reload()
  expect(catalogue.book('3101', 1, noon).products.get('31-margherita')?.picture).toBe(name)
  const kept = await gateway.call(pictureRemove, { name }, menu)
  expect(kept).toMatchObject({ status: 301, code: 'PICTURE_IN_USE', data: { usedBy: [{ kind: 'product', id: 'margherita' }] } })
  expect((await shown(gateway, name)).status).toBe(200)
  await show('margherita', 'margherita')
  expect(await gateway.ask(pictureRemove, { name }, menu)).toEqual({ removed: true })
  expect(await show('margherita', name)).toMatchObject([{ kind: 'product', id: 'margherita', field: 'picture' }])
})

test('a picture that a draft names stays, too', async () => {
  const { name } = await uploaded(gateway, await newJpeg(), menu)
  expect(await show('carbonara', name, 'draft')).toEqual([])
  expect(await gateway.call(pictureRemove, { name }, menu)).toMatchObject({
    code: 'PICTURE_IN_USE',
    data: { usedBy: [{ kind: 'product', id: 'carbonara' }] },
  })
})

test.each([{}, { name: '' }, { name: 'margherita' }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(pictureRemove, content, menu)).toMatchObject({ code: 'CONTENT_INVALID' })
})
