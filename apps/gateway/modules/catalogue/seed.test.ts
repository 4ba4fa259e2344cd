import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { demoChain, replaceChain, seed } from './seed.ts'
import { openCatalogue } from './open-catalogue.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { createShopKeys } from '../staff/shop-key-store.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { noon } from '../../testing/gateway.ts'
import { wholeLaneOnly } from '../../testing/lane.ts'

const database = await createTestDatabase()
const db = openDatabase(database.url)
const dataDir = await mkdtemp(join(tmpdir(), 'harbour-seed-'))
const keyFile = join(dataDir, 'shop-keys.json')
afterAll(async () => {
  await db.stop()
  await Promise.all([database.drop(), rm(dataDir, { recursive: true })])
})

test('the first seeding writes the whole chain, the second nothing', async () => {
  const everything = Object.values(demoChain).flat().length
  expect(await seed({ db, dataDir, seed: 'demo' })).toBe(everything)
  const before = await rowVersions()
  expect(await seed({ db, dataDir, seed: 'demo' })).toBe(0)
  expect(await rowVersions()).toEqual(before)
})

test('only what has changed is written, and what the chain no longer has goes', wholeLaneOnly, async () => {
  const [closed, renamed, ...others] = demoChain.shop
  if (!closed || !renamed) throw new Error('the chain has no shops')
  const shops = [...others, { ...renamed, name: { tc: '新名', en: 'New name' } }, closed]
  expect(await replaceChain({ db, dataDir, chain: { ...demoChain, product: demoChain.product.slice(0, -1) } })).toBe(1)
  expect(await replaceChain({ db, dataDir, chain: { ...demoChain, shop: shops } })).toBe(demoChain.shop.length + 1)
  const catalogue = await openCatalogue(db)
  expect(catalogue.shop(renamed.storeId)?.name.en).toBe('New name')
  expect(catalogue.shops(31).at(-1)?.storeId).toBe(closed.storeId)
  await replaceChain({ db, dataDir, chain: demoChain })
})

test('[8.14] what tills have said outlives a seeding', wholeLaneOnly, async () => {
  const catalogue = await openCatalogue(db)
  await catalogue.setSoldOut('3101', 'margherita', true)
  await catalogue.setSoldOut('3103', 'tiramisu', false)
  await seed({ db, dataDir, seed: 'demo' })
  const again = await openCatalogue(db)
  expect([...again.soldOut('3101')]).toEqual(['margherita'])
  expect([...again.soldOut('3103')]).toEqual([])
})

test('each shop has a key, which the database knows by its hash alone', async () => {
  const keys = await readKeys()
  expect(Object.keys(keys)).toEqual(demoChain.shop.map(({ storeId }) => storeId))
  expect(await createShopKeys(db, { now: Date.now }).holderOf(keys['3101'] ?? '')).toMatchObject({ storeId: '3101' })
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600)
})

test('a seeding keeps the keys, drops one that is not good, and makes another once the lost one is taken back', async () => {
  const before = await readKeys()
  await seed({ db, dataDir, seed: 'demo' })
  expect(await readKeys()).toEqual(before)
  await writeFile(keyFile, JSON.stringify({ ...before, 3101: 'forged' }))
  await seed({ db, dataDir, seed: 'demo' })
  const { 3101: _lost, ...kept } = before
  expect(await readKeys()).toEqual(kept)
  await db.rows({ name: '', text: "delete from shop_keys where store_id in ('3101', '3102')" })
  await seed({ db, dataDir, seed: 'demo' })
  const { 3101: taikoo, 3102: quarryBay, ...others } = await readKeys()
  expect(before).toMatchObject(others)
  expect(quarryBay).not.toBe(before['3102'])
  expect(await createShopKeys(db, { now: Date.now }).holderOf('forged')).toBeUndefined()
  expect(await createShopKeys(db, { now: Date.now }).holderOf(taikoo ?? '')).toMatchObject({ storeId: '3101' })
  expect(await createShopKeys(db, { now: Date.now }).holderOf(quarryBay ?? '')).toMatchObject({ storeId: '3102' })
})

test('a gateway with another data folder adds no second set of keys, and those of the first stay good', async () => {
  const [elsewhere, keys] = [await mkdtemp(join(tmpdir(), 'harbour-seed-')), await readKeys()]
  const count = { name: '', text: 'select count(*)::int as keys from shop_keys' }
  const before = await db.rows(count)
  await seed({ db, dataDir: elsewhere, seed: 'demo' })
  expect(await db.rows(count)).toEqual(before)
  await expect(readKeys(join(elsewhere, 'shop-keys.json'))).rejects.toThrow('ENOENT')
  await seed({ db, dataDir, seed: 'demo' })
  expect(await readKeys()).toEqual(keys)
  expect(await createShopKeys(db, { now: Date.now }).holderOf(keys['3101'] ?? '')).toMatchObject({ storeId: '3101' })
  await rm(elsewhere, { recursive: true })
})

test('the keys of a shop that has left the chain open nothing', wholeLaneOnly, async () => {
  const [gone, ...shop] = demoChain.shop
  const before = await readKeys()
  await replaceChain({ db, dataDir, chain: { ...demoChain, shop } })
  expect(await createShopKeys(db, { now: Date.now }).holderOf(before[gone?.storeId ?? ''] ?? '')).toBeUndefined()
  await replaceChain({ db, dataDir, chain: demoChain })
})

test.each(['not json', '[]', 'null', '{"3101":5}'])(
  'a key file that holds %s is made anew, for the shops whose keys are taken back',
  async (text) => {
    await writeFile(keyFile, text)
    await db.rows({ name: '', text: "delete from shop_keys where store_id = '3101'" })
    await seed({ db, dataDir, seed: 'demo' })
    expect(await createShopKeys(db, { now: Date.now }).holderOf((await readKeys())['3101'] ?? '')).toMatchObject({ storeId: '3101' })
  },
)

test('gateways that start together seed one after the other', async () => {
  const fresh = await createTestDatabase()
  const [one, two] = [openDatabase(fresh.url), openDatabase(fresh.url)]
  const touched = await Promise.all([seed({ db: one, dataDir, seed: 'demo' }), seed({ db: two, dataDir, seed: 'demo' })])
  expect(touched.toSorted((a, b) => a - b)).toEqual([0, Object.values(demoChain).flat().length])
  await Promise.all([one.stop(), two.stop()])
  await fresh.drop()
})

test(
  'what the chain has edited outlives a start with other code, and an empty catalogue without a seed is refused in words',
  wholeLaneOnly,
  async () => {
    const [margherita, ...others] = demoChain.product
    if (!margherita) throw new Error('the chain has no products')
    const edited = { ...margherita, price: { ...margherita.price, 31: 9900 } }
    await replaceChain({ db, dataDir, chain: { ...demoChain, product: [edited, ...others.slice(1)] } })
    const before = await rowVersions()
    for (const wanted of ['demo', 'none'] as const) expect(await seed({ db, dataDir, seed: wanted })).toBe(0)
    expect(await rowVersions()).toEqual(before)
    const catalogue = await openCatalogue(db)
    expect(catalogue.book('3101', 1, noon).products.get(`31-${margherita.pid}`)?.price).toBe(9900)
    await replaceChain({ db, dataDir, chain: demoChain })
    const fresh = await createTestDatabase()
    const empty = openDatabase(fresh.url)
    await expect(seed({ db: empty, dataDir, seed: 'none' })).rejects.toThrow('SEED=demo')
    await empty.stop()
    await fresh.drop()
  },
)

async function readKeys(file = keyFile): Promise<Partial<Record<string, string>>> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** PostgreSQL's own marks of every row: they change when a row is written or locked. */
function rowVersions() {
  return db.rows({
    name: '',
    text: 'select version_no, kind, id, xmin::text, xmax::text from catalogue_lists order by version_no, kind, id',
  })
}
