import { existsSync, readFileSync } from 'node:fs'
import { brandIds, type Brand } from '@harbour/rules'
import { describe, expect, test } from 'vitest'
import { brands, categories, products, shops } from './index.ts'
import type { ChainOption, ChainProduct, ChainSetMain, Prices, Words } from './types.ts'

const bothBrands: Brand[] = Object.values(brandIds)
const book = new Map(products.map((product) => [product.pid, product]))
const sold = (product: ChainProduct | undefined, brand: Brand) => product?.price[brand] !== undefined
const members = (categoryId: string) => {
  const pids = categories.find((category) => category.categoryId === categoryId)?.pids
  return products.filter((product) => (pids ? pids.includes(product.pid) : product.category === categoryId))
}
const requirements = products.flatMap((product) => (product.requirements ?? []).map((requirement) => ({ product, requirement })))
const mains = products.flatMap((product) =>
  (product.groups ?? []).flatMap((group) => group.mains.map((main) => ({ product, group, main }))),
)
const innerGroups = mains.flatMap(({ product, main }) => main.groups.map((group) => ({ product, main, group })))

/** Every `Words` anywhere in a value, with the path that leads to it. */
function texts(value: unknown, path: string): [string, Words][] {
  if (typeof value !== 'object' || value === null) return []
  if ('tc' in value && 'en' in value) return [[path, value as Words]] // both languages are there; the test looks at what they hold
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`))
}
const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

describe('the menu', () => {
  test('has at least 95 products in at least 12 categories, and a full menu in each city', () => {
    expect(products.length).toBeGreaterThanOrEqual(95)
    expect(categories.length).toBeGreaterThanOrEqual(12)
    for (const brand of bothBrands) expect(products.filter((product) => sold(product, brand)).length).toBeGreaterThanOrEqual(90)
  })

  test('names every product, category, requirement and option once', () => {
    expect(repeated(products.map((product) => product.pid))).toEqual([])
    expect(repeated(categories.map((category) => category.categoryId))).toEqual([])
    for (const { requirements: asked = [], pid } of products) {
      expect(repeated(asked.map((requirement) => requirement.requirementId)), pid).toEqual([])
      expect(repeated(asked.flatMap((requirement) => requirement.options.map((option) => option.pid))), pid).toEqual([])
    }
  })

  test('every text is there in both languages', () => {
    const bare = texts({ products, categories, brands }, '').filter(
      ([, { tc, en }]) => !tc.trim() || !en.trim() || /\p{Script=Han}/u.test(en),
    )
    expect(bare.map(([path]) => path)).toEqual([])
  })

  test('names fit one line', () => {
    for (const { name } of products) {
      expect(name.tc.length, name.tc).toBeLessThanOrEqual(13)
      expect(name.en.length, name.en).toBeLessThanOrEqual(24)
    }
  })

  test('prices are whole cents between $9 and $1,000, and a sale is cheaper than before it', () => {
    for (const { pid, price, originalPrice = {} } of products) {
      expect(Object.keys(price).length, pid).toBeGreaterThan(0)
      for (const brand of bothBrands) {
        const now = price[brand]
        if (now === undefined) expect(originalPrice[brand], pid).toBeUndefined()
        else {
          expect(Number.isSafeInteger(now) && now >= 900 && now <= 100_000, pid).toBe(true)
          expect(originalPrice[brand] ?? now + 1, pid).toBeGreaterThan(now)
        }
      }
    }
  })

  test('every picture exists in every size', () => {
    const sizes = JSON.parse(readFileSync(`${import.meta.dirname}/pictures/sizes.json`, 'utf8')) as { suffix: string }[] // our own file
    const shown = [products, categories, mains.map(({ main }) => main), brands.flatMap((brand) => brand.offers)]
      .flat()
      .map(({ picture }) => picture)
    const ofOptions = products.flatMap(({ requirements = [] }) =>
      requirements.flatMap(({ options }) => options.flatMap(({ picture }) => picture ?? [])),
    )
    const missing = [...new Set([...shown, ...ofOptions])].filter((name) =>
      sizes.some(({ suffix }) => !existsSync(`${import.meta.dirname}/pictures/${name}${suffix}.webp`)),
    )
    expect(missing).toEqual([])
  })

  test('every product stands in a category that both cities fill', () => {
    const known = new Set(categories.map((category) => category.categoryId))
    expect(products.filter((product) => !known.has(product.category)).map((product) => product.pid)).toEqual([])
    for (const { categoryId, pids = [] } of categories) {
      expect(pids.filter((pid) => !book.has(pid))).toEqual([])
      for (const brand of bothBrands)
        expect(
          members(categoryId).some((product) => sold(product, brand)),
          `${categoryId} ${brand}`,
        ).toBe(true)
    }
  })

  test('tells for each allergen either that it is in it or that it may be', () => {
    for (const { pid, contains, mayContain } of products) expect(repeated([...contains, ...mayContain]), pid).toEqual([])
  })

  test('has everything that a shop says it is out of', () => {
    const choices = requirements.flatMap(({ requirement }) => requirement.options.map((option) => option.pid))
    const pids = new Set([...book.keys(), ...choices])
    expect(shops.flatMap((shop) => shop.soldOut).filter((pid) => !pids.has(pid))).toEqual([])
  })

  test('marks every beer, and nothing else, as alcohol', () => {
    expect(products.filter((product) => product.alcohol).map((product) => product.pid)).toEqual(
      members('beer').map((product) => product.pid),
    )
  })

  test('serves within the day, on days of the week', () => {
    for (const { pid, service } of products) {
      for (const { start, end } of service?.windows ?? []) {
        expect(start, pid).toMatch(/^\d\d:\d\d$/)
        expect(start < end, pid).toBe(true)
      }
      expect(service?.weekdays?.every((day) => day >= 1 && day <= 7) ?? true, pid).toBe(true)
    }
  })
})

describe('requirements', () => {
  test('[3.7] types 1 and 3 are simple items or chosen by requirements, and only type 2 has groups', () => {
    for (const { pid, type, requirements: asked, groups } of products) {
      expect([asked !== undefined, groups !== undefined], pid).toEqual([type === 3, type === 2])
    }
  })

  test('[3.7] every requirement can be met in each city, and its presets are legal', () => {
    for (const { product, requirement } of requirements) {
      const label = `${product.pid} ${requirement.requirementId}`
      expect(requirement.min, label).toBeLessThanOrEqual(requirement.max)
      expect(requirement.options.filter((option) => option.preset).length, label).toBeLessThanOrEqual(requirement.max)
      for (const brand of bothBrands.filter((city) => sold(product, city)))
        expect(capacity(requirement.options, brand), label).toBeGreaterThanOrEqual(requirement.max)
    }
  })

  test('[3.7] every option costs whole cents, nothing or something', () => {
    for (const { product, requirement } of requirements)
      for (const option of requirement.options) expectSurcharge(option.price, `${product.pid} ${option.pid}`)
  })

  test('[3.7] options that exclude each other do so on both sides, and never two presets', () => {
    for (const { pid, requirements: asked = [] } of products) {
      const options = new Map(asked.flatMap((requirement) => requirement.options.map((option) => [option.pid, option])))
      for (const option of options.values()) {
        for (const other of (option.excludes ?? []).map((excluded) => options.get(excluded))) {
          expect(other?.excludes, `${pid} ${option.pid}`).toContain(option.pid)
          expect(option.preset && other?.preset, `${pid} ${option.pid}`).toBeFalsy()
        }
      }
    }
  })

  test('[3.7] an option with the pid of a product is that product, sold in the same cities', () => {
    for (const { product, requirement } of requirements) {
      for (const option of requirement.options.filter(({ pid }) => book.has(pid))) {
        expect(option.name, `${product.pid} ${option.pid}`).toEqual(book.get(option.pid)?.name)
        for (const brand of bothBrands.filter((city) => sold(product, city)))
          expect(sold(book.get(option.pid), brand), option.pid).toBe(true)
      }
    }
  })
})

describe('set meals', () => {
  test('[3.8] there are at least six, of groups > mains > groups > products', () => {
    const nested = products.filter((product) =>
      product.groups?.some((group) => group.mains.some((main) => main.groups.some((inner) => inner.products.length > 1))),
    )
    expect(nested.filter((product) => product.type === 2).length).toBeGreaterThanOrEqual(6)
    expect(
      innerGroups.some(({ group }) => group.products.some((product) => product.properties?.some((property) => property.values.length > 1))),
    ).toBe(true)
  })

  test('[3.8] a main is a product of the same city, neither a set meal nor alcohol', () => {
    for (const { product, main } of mains) {
      const dish = book.get(main.pid)
      expect(dish?.type, main.pid).not.toBe(2)
      expect(dish?.alcohol, main.pid).toBeFalsy()
      expect(main.name).toEqual(dish?.name)
      expect(dish && Object.keys(main.price), `${product.pid} ${main.pid}`).toEqual(dish && Object.keys(dish.price))
      expectSurcharge(main.price, `${product.pid} ${main.pid}`)
    }
  })

  test('[3.8] every group can be met in each city, and names each main once', () => {
    for (const product of products) {
      expect(repeated((product.groups ?? []).map((group) => group.groupId)), product.pid).toEqual([])
      for (const group of product.groups ?? []) {
        expect(group.min).toBeLessThanOrEqual(group.max)
        expect(repeated(group.mains.map((main) => main.pid)), product.pid).toEqual([])
        for (const brand of bothBrands.filter((city) => sold(product, city)))
          expect(
            capacity(
              group.mains.map((main) => ({ most: group.max, ...main })),
              brand,
            ),
            product.pid,
          ).toBeGreaterThanOrEqual(group.max)
      }
    }
  })

  test('[3.8] every inner group has one legal preset, and each product a price', () => {
    for (const { main, group } of innerGroups) {
      const presets = group.products.filter((product) => product.preset)
      expect(group.min <= presets.length && presets.length <= group.max, `${main.pid} ${group.groupId}`).toBe(true)
      expect(repeated(group.products.map((product) => product.pid)), main.pid).toEqual([])
      for (const product of group.products) expectSurcharge(product.price, product.pid)
    }
  })

  test('[3.8] a vegetarian set meal offers only vegetarian mains', () => {
    for (const { product, main } of mains.filter((row) => row.product.vegetarian))
      expect(book.get(main.pid)?.vegetarian, `${product.pid} ${main.pid}`).toBe(true)
  })
})

describe('brands', () => {
  test('[1.2] [1.3] are Hong Kong 31 and Macau 42, each with a hotline of eight digits', () => {
    expect(brands.map(({ brand }) => brand)).toEqual(Object.values(brandIds))
    for (const { hotline } of brands) expect(hotline).toMatch(/^\d{8}$/)
  })

  test('an offer of a dish shows it as its menu does, as many as are offered', () => {
    for (const { offerId, pid, picture } of brands.flatMap(({ offers }) => offers)) {
      if (pid) expect(picture, offerId).toBe(book.get(pid)?.picture)
    }
  })

  test('every offer leads to a product or a category of its city', () => {
    for (const { brand, offers } of brands) {
      expect(repeated(offers.map((offer) => offer.offerId))).toEqual([])
      for (const { offerId, pid, categoryId } of offers) {
        expect([pid, categoryId].filter(Boolean).length, offerId).toBe(1)
        if (pid) expect(sold(book.get(pid), brand), offerId).toBe(true)
        if (categoryId)
          expect(
            members(categoryId).some((product) => sold(product, brand)),
            offerId,
          ).toBe(true)
      }
    }
  })

  test('[2.31] the tabs carry the default labels', () => {
    for (const { tabs } of brands) {
      expect(tabs.map(({ label }) => label.tc)).toEqual(['點餐', '優惠券', '訂單記錄', '我的'])
      expect(tabs.map(({ label }) => label.en)).toEqual(['Order', 'Coupons', 'My Orders', 'Account'])
    }
  })
})

/** The most that a guest of a city can take from these. */
function capacity(options: Pick<ChainOption | ChainSetMain, 'price' | 'most'>[], brand: Brand): number {
  return options.filter((option) => option.price[brand] !== undefined).reduce((sum, option) => sum + (option.most ?? 1), 0)
}

function expectSurcharge(price: Prices, label: string) {
  for (const amount of Object.values(price)) expect(Number.isSafeInteger(amount) && amount >= 0 && amount <= 10_000, label).toBe(true)
}
