import { brands, categories, products, shops } from '@harbour/chain'
import { soldHeadings, soldProduct } from '@harbour/chain/sold-menu.ts'
import { encode, getH5Setting, getProductMenu, getRecommend, getStore, getStorePres, Menu } from '@harbour/protocol'
import {
  brandIds,
  currentOpenness,
  nextChange,
  orderTypes,
  presetLine,
  regions,
  repriceLine,
  type CartLine,
  type Language,
  type ShopPrice,
} from '@harbour/rules'
import { afterEach } from 'vitest'
import { addToCart } from '../entities/cart/cart-store.ts'
import { setOrderLocation } from '../entities/location/order-location.ts'
import { dish } from '../entities/menu/menu.fixtures.ts'
import { language } from '../lib/locale.ts'
import { forgetPersisted, restoreStores } from '../lib/persisted-store.ts'
import { answering, gatewayOf, noon } from './test-gateway.ts'

// The stores keep what a guest does, as they do once the first screen stands.
restoreStores()
afterEach(() => forgetPersisted(['place', 'cart-store', 'favourites', 'diet']))

/** The shop in Mong Kok, where the tests' guests take away. */
const mongKok = '3204'
/** Enough of the menu: a page of all 100 dishes takes seconds to draw. A set meal goes with all from which it is chosen. */
const alone = ['double-pepperoni', 'half-half', 'victoria-seafood', 'ginger-chicken', 'chunky-fries', 'egg-tarts-4', 'water', 'solo-set']
const inSets = products.flatMap(({ pid, groups = [] }) =>
  pid === 'solo-set' ? groups.flatMap(({ mains }) => mains.map((main) => main.pid)) : [],
)
const served = new Set([...alone, ...inSets])
const quoteMinutes = { low: 15, high: 25 }
const brand = brandIds.hongKong

/** A gateway that sells the demo chain's menu, at its shop in Mong Kok, and says that these dishes go with what is in the cart. */
export function sellTheMenu(...goesWith: string[]) {
  return sellAtPrices(undefined, ...goesWith)
}

/** The same, at a shop with prices of its own. */
export function sellAtPrices(prices: readonly ShopPrice[] | undefined, ...goesWith: string[]) {
  const recommended = goesWith.map((pid) => ({ uid: `${brand}-${pid}`, from: 'house' }))
  return gatewayOf(
    answering(getProductMenu, () => ({
      data: encode(getProductMenu.data, { version: 'v1', url: `/menu/${language()}.json`, soldOut: [], prices }),
    })),
    answering(getStore, () => ({ data: encode(getStore.data, store()) })),
    answering(getH5Setting, () => ({ data: { brandInfos: { 31: brandInfo(31), 42: brandInfo(42) } } })),
    answering(getStorePres, () => ({ data: { promotions: [] } })),
    answering(getRecommend, () => ({ data: { recommended } })),
    { file: /\/menu\/\d\.json$/, read: () => menu(language()) },
  )
}

/** A guest who takes away from the shop in Mong Kok, with these in the cart. */
export function takeAway(...lines: (string | CartLine)[]) {
  setOrderLocation({ orderType: orderTypes.takeaway, shop: { storeId: mongKok, name: store().name } })
  for (const line of lines) addToCart(typeof line === 'string' ? presetLine(dish(line)) : line)
}

/** The line of a dish with these of its options. */
export function lineOf(pid: string, options: readonly string[]): CartLine {
  const product = dish(pid)
  const listRequirements = product.requirements.flatMap(({ requirementId, options: offered }) => {
    const pidData = offered.filter((each) => options.includes(each.pid)).map(({ pid: chosen, price }) => ({ pid: chosen, num: 1, price }))
    return pidData.length === 0 ? [] : [{ requirementId, pidData }]
  })
  return repriceLine(product, { ...presetLine(product), listRequirements })
}

/** The name of a dish of the demo chain, in the page's language. */
export const nameOf = (pid: string) => dish(pid, language()).name

function menu(spoken: Language) {
  const sold = products.filter(({ pid }) => served.has(pid)).flatMap((product) => soldProduct(product, brand, spoken) ?? [])
  const headings = soldHeadings({ brand, language: spoken, categories, products, sold })
  return encode(Menu, { version: 'v1', brand, language: spoken, categories: headings, products: sold })
}

/** A shop of the demo chain as lists show it, at the gateway's time, to whoever has not said where they are. */
export const storeCard = (storeId: string) => ({ ...store(storeId), preorders: [] })

function store(of = mongKok) {
  const shop = shops.find(({ storeId }) => storeId === of)
  if (!shop) throw new RangeError('the chain has no such shop')
  const { point, name, address, ...rest } = shop
  const says = (words: { tc: string; en: string }) => (language() === 2 ? words.en : words.tc)
  const openness = currentOpenness(shop, orderTypes.takeaway, noon)
  const known = { openness, nextChange: nextChange(openness), quoteMinutes }
  return {
    ...rest,
    ...point,
    ...known,
    name: says(name),
    address: says(address),
    distance: null,
    busyMinutes: 0,
    byOrderType: shop.orderTypes.map((orderType) => ({ ...known, orderType, waitMinutes: 0, preorder: true })),
    hours: [],
    blackouts: [],
  }
}

function brandInfo(of: 31 | 42) {
  const { currency, phonePrefix, centre } = regions[of]
  const known = brands.find((each) => each.brand === of)
  const fees = { cutlery: 1, boxedMeal: 1, boxedMealCap: 5 }
  const { hotline = '', asksQuarantine = false } = known ?? {}
  const texts = { name: 'Harbour', hotline, posId: 'counter-7', offers: [] }
  return { ...texts, brandId: of, currency, phonePrefix, mapCentre: centre, fees, asksQuarantine }
}
