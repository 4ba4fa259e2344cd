import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canPreList, getOrderDetail, getProductMenu, getStorePres, Menu, postOrder, previewOrder } from '@harbour/protocol'
import type { ChainProduct } from '@harbour/chain'
import { addMinutes, formatTime } from '@harbour/rules'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoChain, replaceChain } from '../../catalogue/seed.ts'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'
import { macauShop, newGuest, onWire, orderOf, place, taikooShop } from '../../../testing/orders.fixtures.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
const dataDir = await mkdtemp(join(tmpdir(), 'harbour-prices-'))
afterAll(async () => void (await Promise.all([gateway.stop(), rm(dataDir, { recursive: true })])))

const otherShop = '3102'
/** Monday to Friday, 15:00 to 17:30; the noon of the tests is a Friday's. */
const afternoon = { weekdays: [1, 2, 3, 4, 5], startTime: '15:00', endTime: '17:30' }
const [starts, ends] = [addMinutes(noon, 180), addMinutes(noon, 330)]
const contact = { name: 'Chan Tai Man', phone: '91234567' }

const ruled: Record<string, (product: ChainProduct) => ChainProduct> = {
  // $64 in Hong Kong; $70 at the other shop.
  carbonara: (product) => ({
    ...product,
    priceRules: [
      { storeIds: [otherShop], price: { 31: 7000 } },
      { ...afternoon, price: { 31: 5000, 42: 5500 } },
      { ...afternoon, storeIds: [otherShop], price: { 31: 6000 } },
    ],
  }),
  'double-pepperoni': (product) => ({
    ...product,
    requirements: product.requirements?.map((requirement) => ({
      ...requirement,
      options: requirement.options.map((option) =>
        option.pid === 'size-12' ? { ...option, priceRules: [{ ...afternoon, price: { 31: 0 } }] } : option,
      ),
    })),
  }),
}

let guest: As
beforeAll(async () => {
  const product = demoChain.product.map((one) => ruled[one.pid]?.(one) ?? one)
  await replaceChain({ db: gateway.context.db, dataDir, chain: { ...demoChain, product } })
  await gateway.context.catalogue.reload()
  guest = await newGuest(gateway)
})
beforeEach(() => void (clock.at = noon))

const order = (input: Parameters<typeof orderOf>[1] = {}) => orderOf(gateway, { pids: ['carbonara'], ...input })
/** A draft has less than an order. */
const draft = (input: Parameters<typeof orderOf>[1] = {}) => {
  const { clientOrderId: _, payMethod: __, total: ___, contact: ____, ...rest } = onWire(order(input)) as Record<string, unknown>
  return rest
}
const subtotal = async (input: Parameters<typeof orderOf>[1] = {}, as: As = {}) =>
  (await gateway.ask(previewOrder, draft(input), as)).price?.subtotal
const priceAt = (now: number, storeId = taikooShop) => {
  clock.at = now
  return subtotal({ storeId })
}
const post = (content: ReturnType<typeof order>) => gateway.call(postOrder, onWire(content), guest)

test.each([
  ['the brand’s price, in the last second before the daypart', taikooShop, starts - 1000, 6400],
  ['the daypart’s, from its start', taikooShop, starts, 5000],
  ['the daypart’s, in its last second', taikooShop, ends - 1000, 5000],
  ['the brand’s, from its end', taikooShop, ends, 6400],
  ['the daypart’s on a Saturday', taikooShop, starts + 24 * 3_600_000, 6400],
  ['the shop’s', otherShop, starts - 1000, 7000],
  ['the shop’s in the daypart', otherShop, starts, 6000],
])('a draft costs %s', async (_, storeId, now, price) => {
  expect(await priceAt(now, storeId)).toBe(price)
})

test('a preorder costs what holds in its slot, whatever holds now, and its order says so', async () => {
  const content = order({ wantedAt: starts, contact })
  const { orderId, total } = await gateway.ask(postOrder, onWire(content), guest)
  expect(total).toBe(5000 + 100)
  expect(await gateway.ask(getOrderDetail, { orderId }, guest)).toMatchObject({ lines: [{ unit: 5000 }], total: 5100 })
  clock.at = starts
  expect(await subtotal({ wantedAt: ends })).toBe(6400)
})

test('an order at the price of another shop, or of a daypart that has passed, is refused with what it costs now', async () => {
  const here = order()
  expect(await post({ ...here, storeId: otherShop })).toMatchObject({ code: 'PRICE_CHANGED', data: { price: { total: 71 } } })
  expect(await place(gateway, guest, { pids: ['carbonara'], storeId: otherShop })).toMatchObject({ total: 7100 })
  clock.at = ends - 1000
  const inTime = order()
  clock.at = ends
  expect(await post(inTime)).toMatchObject({
    code: 'PRICE_CHANGED',
    data: { price: { total: 65 }, issues: [{ code: 'priceChanged', was: 50, now: 64 }] },
  })
})

test('a choice has its own price in a daypart', async () => {
  const [sized] = orderOf(gateway, { pids: ['double-pepperoni'] }).lines
  const lines = [
    {
      ...sized!,
      listRequirements: [
        ...sized!.listRequirements.filter(({ requirementId }) => requirementId !== 'size'),
        { requirementId: 'size', pidData: [{ pid: 'size-12', num: 1, price: sized!.price }] },
      ],
    },
  ]
  const before = await subtotal({ lines })
  clock.at = starts
  expect(Number(before) - Number(await subtotal({ lines }))).toBe(4000)
})

test('the menu’s file is the same for every shop, and each is told its own prices beside it', async () => {
  const asked = await Promise.all(
    [{}, { storeId: taikooShop }, { storeId: otherShop }].map((content) => gateway.ask(getProductMenu, content)),
  )
  const [brand, shop, other] = asked
  expect(new Set(asked.map(({ version }) => version)).size).toBe(1)
  const today = { item: 'carbonara', price: 5000, originalPrice: 6400, from: starts, until: ends }
  expect(brand?.prices).toContainEqual(today)
  expect(shop?.prices).toEqual(brand?.prices)
  expect(other?.prices).toContainEqual({ item: 'carbonara', price: 7000 })
  expect(other?.prices).toContainEqual({ ...today, price: 6000, originalPrice: 7000 })
  expect(other?.prices?.map(({ from = 0 }) => from && formatTime(from))).toEqual(expect.arrayContaining(['15:00']))
  const file = v.parse(Menu, JSON.parse(String(gateway.context.catalogue.menuVersion(brand?.version ?? '')?.json)))
  expect(file.products.find(({ pid }) => pid === 'carbonara')).toMatchObject({ price: 6400 })
  expect(JSON.stringify(file)).not.toContain('priceRules')
  // A preorder of the last day that may be asked for is priced by them too.
  expect(Math.max(...(brand?.prices ?? []).map(({ until = 0 }) => until))).toBeGreaterThan(addMinutes(noon, 6 * 24 * 60))
})

test('a brand has its own price in the daypart of both', async () => {
  clock.at = starts
  const macau = { brand: 42, language: 1 } as const
  expect(await subtotal({ storeId: macauShop }, macau)).toBe(5500)
})

test('promotions are counted from the price of the shop and the moment', async () => {
  const ask = (storeId: string) =>
    gateway.ask(canPreList, { storeId, orderType: 1, lines: (onWire(order({ storeId })) as { lines: object[] }).lines })
  const amounts = async (storeId: string) =>
    (await ask(storeId)).preferentials.flatMap(({ items }) =>
      items.flatMap((item) => ('pid' in item && item.pid === 'carbonara' ? item.price : [])),
    )
  expect(await amounts(taikooShop)).toEqual((await amounts(otherShop)).map(() => 6400))
  expect((await gateway.ask(getStorePres, { storeId: otherShop })).promotions.length).toBeGreaterThan(0)
})
