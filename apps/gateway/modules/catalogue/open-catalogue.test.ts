import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Menu } from '@harbour/protocol'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { demoChain, replaceChain } from './seed.ts'
import { noon, startGateway } from '../../testing/gateway.ts'
import { openCatalogue } from './open-catalogue.ts'
import { wholeLaneOnly } from '../../testing/lane.ts'

const gateway = await startGateway()
const { db } = gateway.context
const dataDir = await mkdtemp(join(tmpdir(), 'harbour-catalogue-'))
afterAll(async () => void (await Promise.all([gateway.stop(), rm(dataDir, { recursive: true })])))

test('[1.18] a shop sells what its brand has, by the uids that cart lines name, in the language asked for', async () => {
  const catalogue = await openCatalogue(db)
  const [chinese, english] = [catalogue.book('3101', 1, noon), catalogue.book('3101', 2, noon)]
  expect([...chinese.products.keys()]).toEqual([...english.products.keys()])
  expect(chinese.products.get('31-margherita')).toMatchObject({ pid: 'margherita', name: expect.stringMatching(/\p{Script=Han}/u) })
  expect(english.products.get('31-margherita')?.name).toMatch(/Margherita/)
  expect([...catalogue.book('4201', 1, noon).products.keys()].every((uid) => uid.startsWith('42-'))).toBe(true)
})

test('a menu file is what the protocol says, and its compressed forms are the same', async () => {
  const { version, json, gzip, brotli, etag } = gateway.context.catalogue.menuFile(31, 2)
  expect(etag).toBe(`W/"${version}"`)
  expect(gunzipSync(gzip).equals(json)).toBe(true)
  expect(brotliDecompressSync(brotli).equals(json)).toBe(true)
  const menu = v.parse(Menu, JSON.parse(String(json)))
  const products = gateway.context.catalogue.book('3101', 2, noon).products
  expect(menu.products).toEqual(JSON.parse(JSON.stringify([...products.values()])))
  expect(menu.categories.flatMap(({ uids }) => uids).every((uid) => products.has(uid))).toBe(true)
})

test('another price makes another version, and the old file can still be had', wholeLaneOnly, async () => {
  const catalogue = await openCatalogue(db)
  const before = catalogue.menuFile(31, 1)
  await replaceChain({ db, dataDir, chain: { ...demoChain, product: dearer('margherita') } })
  await catalogue.reload()
  const after = catalogue.menuFile(31, 1)
  expect(after.version).not.toBe(before.version)
  expect(catalogue.menuVersion(before.version)).toBe(before)
  expect(catalogue.menuVersion(after.version)).toBe(after)
  expect(catalogue.menuVersion('made-up')).toBeUndefined()
})

test('a till’s word does not write the menus again', async () => {
  const catalogue = await openCatalogue(db)
  const before = catalogue.menuFile(31, 1)
  await catalogue.setSoldOut('3101', 'margherita', true)
  expect(catalogue.menuFile(31, 1)).toBe(before)
  expect(catalogue.soldOut('3101').has('margherita')).toBe(true)
})

test('readings that overlap end with the latest state', wholeLaneOnly, async () => {
  const [one, two] = [await openCatalogue(db), await openCatalogue(db)]
  const first = one.reload()
  await two.setSoldOut('3102', 'supreme', true)
  await Promise.all([first, one.reload(), one.reload()])
  expect(one.soldOut('3102').has('supreme')).toBe(true)
})

test('a shop that does not exist has no book', async () => {
  expect(() => gateway.context.catalogue.book('9999', 1, noon)).toThrow('no shop 9999')
})

function dearer(pid: string) {
  return demoChain.product.map((product) => (product.pid === pid ? { ...product, price: { 31: 99900, 42: 99900 } } : product))
}
