import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getProductMenu, Menu } from '@harbour/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseSettings, post, startGateway } from '../../../testing/gateway.ts'
import type { Chain } from '../catalogue-store.ts'
import { demoChain } from '../seed.ts'
import { checkChain, faultLine } from './check-chain.ts'
import { wholeLaneOnly } from '../../../testing/lane.ts'

const folder = await mkdtemp(join(tmpdir(), 'harbour-chain-'))
const file = join(folder, 'chain.json')
const beside = await startGateway()
afterAll(async () => {
  await beside.stop()
  await rm(folder, { recursive: true })
})

const program = fileURLToPath(new URL('../../../chain.ts', import.meta.url))
const env = { ...process.env, ...databaseSettings(beside), DATA_DIR: folder }
const chain = (...words: string[]) => promisify(execFile)(process.execPath, [program, ...words], { env })
const everything = Object.values(demoChain).flat().length

const read = async () => JSON.parse(await readFile(file, 'utf8')) as Chain // as the first test shows
const dearer = (from: Chain, price: number) => ({
  ...from,
  product: from.product.map((one) => (one.pid === 'margherita' ? { ...one, price: { ...one.price, 31: price } } : one)),
})

beforeAll(async () => void (await chain('export', file)))

test('what is exported is the whole catalogue, and imported again it changes nothing', async () => {
  expect(Object.values(await read()).flat()).toHaveLength(everything)
  expect((await chain('import', file)).stdout).toBe('Records changed: 0.\n')
})

test('a price that is imported is on the menu for whoever reads the catalogue anew', wholeLaneOnly, async () => {
  expect(await priceAt(beside.url)).not.toBe(12_340)
  await writeFile(file, JSON.stringify(dearer(await read(), 12_340)))
  expect((await chain('import', file)).stdout).toBe('Records changed: 1.\n')
  await beside.context.catalogue.reload()
  expect(await priceAt(beside.url)).toBe(12_340)
})

test('a file with faults is refused whole, each by its record and field', async () => {
  const wrong = dearer(await read(), 99.5)
  const [shop] = wrong.shop
  if (!shop) throw new Error('the chain has no shop')
  await writeFile(file, JSON.stringify({ ...wrong, shop: [{ ...shop, name: { tc: '店', en: '' } }, ...wrong.shop.slice(1)] }))
  await expect(chain('import', file)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('product margherita: price.31: a price is whole cents'),
  })
  await expect(chain('import', file)).rejects.toMatchObject({
    stderr: expect.stringContaining(`shop ${shop.storeId}: name.en: a text is missing`),
  })
  await writeFile(file, '{"product":')
  await expect(chain('import', file)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be read') })
  await expect(chain('destroy', file)).rejects.toMatchObject({ code: 2 })
})

test('the demo chain has no faults', () => {
  expect(checkChain(JSON.parse(JSON.stringify(demoChain)), () => true)).toMatchObject({ chain: {} })
})

const [pizza, ...others] = demoChain.product.toSorted((one) => (one.type === 3 ? -1 : 1))
test.each([
  ['a product twice', { product: [...demoChain.product, pizza] }, 'it is there twice'],
  ['no such category', { product: [{ ...pizza, category: 'none' }, ...others] }, 'there is no category none'],
  ['a brandless price', { product: [{ ...pizza, price: {} }, ...others] }, 'no brand sells it'],
  ['a sale that is dearer', { product: [{ ...pizza, originalPrice: { 31: 100 } }, ...others] }, 'higher than the price'],
  [
    'a choice that cannot be met',
    { product: [{ ...pizza, requirements: pizza?.requirements?.map((one) => ({ ...one, options: [] })) }, ...others] },
    'cannot meet it',
  ],
  ['products without their pictures', {}, 'there is no picture'],
  ['a topping without its picture', { product: [withOptionPicture('nowhere'), ...others] }, 'there is no picture nowhere'],
  ['an unknown field', { product: [{ ...pizza, colour: 'red' }, ...others] }, 'colour'],
  ['an unknown kind', { till: [] }, 'no such kind'],
  ['a kind that is missing', { shop: undefined }, 'shop: this kind of records is missing'],
  ['a shop without zones that delivers', { shop: demoChain.shop.map((one) => ({ ...one, zones: [] })) }, 'a shop that delivers has zones'],
  [
    'a promo code that ends before it begins',
    { promoCode: demoChain.promoCode.map((one) => ({ ...one, ends: '2001/01/01 00:00:00' })) },
    'it ends before',
  ],
  ['a brand that is missing', { membership: demoChain.membership.slice(1) }, 'it is missing'],
  ['a reward without a coupon', { coupon: [] }, 'there is no coupon'],
])('%s is a fault', (_, change, words) => {
  const checked = checkChain(
    JSON.parse(JSON.stringify({ ...demoChain, ...change })),
    (name) => words !== 'there is no picture' && name !== '' && name !== 'nowhere',
  )
  expect('faults' in checked && checked.faults.map(faultLine).join('\n')).toContain(words)
})

/** The first pizza, each of whose options names a picture. */
function withOptionPicture(picture: string) {
  const requirements = pizza?.requirements?.map((one) => ({ ...one, options: one.options.map((option) => ({ ...option, picture })) }))
  return { ...pizza, requirements }
}

/** The price of a Margherita in Hong Kong, in cents, by the menu that the gateway names. */
async function priceAt(site: string): Promise<number | undefined> {
  const { data } = await post(`${site}/api`, { definition: getProductMenu })
  const file = await fetch(site + v.parse(getProductMenu.data, data).url)
  return v.parse(Menu, await file.json()).products.find(({ pid }) => pid === 'margherita')?.price
}
