import {
  allergens,
  anyDiet,
  brandIds,
  cents,
  choiceGaps,
  compositionOf,
  productsByPid,
  freeOf,
  halvesId,
  lineParts,
  presetLine,
  suitsAsChoice,
  suitsDiet,
  type Allergen,
  type Brand,
  type CartLine,
  type Choice,
  type Product,
} from '@harbour/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { products } from './index.ts'
import { soldProduct } from './sold-menu.ts'

const brands: Brand[] = Object.values(brandIds)
const soldIn = (brand: Brand): Product[] => products.flatMap((product) => soldProduct(product, brand, 2) ?? [])
const menus = new Map(brands.map((brand) => [brand, soldIn(brand)]))
const dishesOf = (brand: Brand) => productsByPid({ products: new Map(menus.get(brand)?.map((each) => [each.uid, each])) })
const dishes = new Map(brands.map((brand) => [brand, dishesOf(brand)]))
const of = (brand: Brand) => dishes.get(brand) ?? new Map<string, Product>()

/** Draws whole numbers below a bound from a stream of them. */
type Draw = (below: number) => number
const draws = fc.array(fc.nat(9999), { minLength: 80, maxLength: 80 }).map((numbers) => {
  let at = 0
  const draw: Draw = (below) => (numbers[at++ % numbers.length] ?? 0) % Math.max(1, below)
  return draw
})

/** Between `min` and `max` of these, each once or as often as it may be had. */
function some<Thing>(
  things: readonly Thing[],
  { min, max, most }: { min: number; max: number; most: (thing: Thing) => number },
  draw: Draw,
) {
  const taken: Thing[] = []
  const count = min + draw(max - min + 1)
  for (let tries = 0; taken.length < count && tries < 200; tries++) {
    const thing = things[draw(things.length)]
    if (thing !== undefined && taken.filter((each) => each === thing).length < most(thing)) taken.push(thing)
  }
  return taken
}

const none = cents(0)

/** A line of a product with anything chosen that fits, of what is allowed. */
function anyLine(product: Product, draw: Draw, allowed: (choice: Choice) => boolean = () => true): CartLine {
  const listRequirements = product.requirements.map(({ requirementId, min, max, options }) => ({
    requirementId,
    pidData: some(options.filter(allowed), { min, max, most: ({ most = 1 }) => most }, draw).map(({ pid }) => ({
      pid,
      num: 1,
      price: none,
    })),
  }))
  const groups = product.groups.map(({ groupId, min, max, mains }) => ({
    groupId,
    mains: some(mains.filter(allowed), { min, max, most: ({ most = max }) => most }, draw).map((main) => ({
      pid: main.pid,
      num: 1,
      price: none,
      groups: main.groups.map((inner) => ({
        groupId: inner.groupId,
        products: some(inner.products.filter(allowed), { ...inner, most: () => inner.max }, draw).map(({ pid }) => ({
          pid,
          num: 1,
          price: none,
          listPropertys: [],
        })),
      })),
    })),
  }))
  return { ...presetLine(product), listRequirements, ...(product.groups.length > 0 && { selectedFood: { groups } }) }
}

const offered = products.flatMap(({ requirements = [] }) =>
  requirements.flatMap(({ requirementId, options }) => options.map((option) => ({ requirementId, option }))),
)

/** Everything that is in a line by the chain's own records, reckoned apart from the rules. */
function inside(product: Product, { listRequirements, selectedFood }: CartLine) {
  const record = (pid: string) => products.filter((each) => each.pid === pid)
  const options = listRequirements.flatMap(({ requirementId, pidData }) =>
    pidData.flatMap(({ pid }) => [
      ...offered.filter((each) => each.requirementId === requirementId && each.option.pid === pid).map((each) => each.option),
      ...record(pid),
    ]),
  )
  const mains = (selectedFood?.groups ?? []).flatMap((group) => group.mains)
  const innerPids = mains.flatMap(({ pid, groups }) =>
    groups.flatMap((group) => group.products.map((each) => ({ main: pid, pid: each.pid }))),
  )
  const inner = innerPids.flatMap((chosen) =>
    (products.find(({ pid }) => pid === product.pid)?.groups ?? [])
      .flatMap((group) => group.mains.filter(({ pid }) => pid === chosen.main))
      .flatMap((main) => main.groups.flatMap((group) => group.products.filter(({ pid }) => pid === chosen.pid))),
  )
  const base = product.groups.length > 0 ? [] : record(product.pid)
  return [...base, ...options, ...mains.flatMap(({ pid }) => record(pid)), ...inner]
}

const anyDish = (brand: Brand) => fc.constantFrom(...(menus.get(brand) ?? []))

describe.each(brands)('of everything that brand %i sells', (brand) => {
  test('whatever is chosen, what any part of it contains is said to be contained, and what any may contain is said', () => {
    fc.assert(
      fc.property(anyDish(brand), draws, (product, draw) => {
        const line = anyLine(product, draw)
        const { contains, mayContain } = compositionOf(product, line, of(brand))
        const parts = inside(product, line)
        const unsaid = parts.filter(
          (part) =>
            part.contains?.some((each) => !contains.includes(each)) ||
            part.mayContain?.some((each) => !contains.includes(each) && !mayContain.includes(each)),
        )
        expect(
          unsaid.map(({ pid }) => pid),
          product.pid,
        ).toEqual([])
        expect(mayContain.filter((each) => contains.includes(each))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('what a dish is said to be free of no choice still to be made can bring', () => {
    fc.assert(
      fc.property(anyDish(brand), draws, (product, draw) => {
        const complete = anyLine(product, draw)
        const keep = () => draw(2) === 0
        const partial: CartLine = {
          ...complete,
          listRequirements: complete.listRequirements.filter(keep),
          ...(complete.selectedFood && {
            selectedFood: { groups: complete.selectedFood.groups.map((group) => ({ ...group, mains: group.mains.filter(keep) })) },
          }),
        }
        // What may be left out is not asked for.
        const optional = new Set(product.requirements.filter(({ min }) => min === 0).map(({ requirementId }) => requirementId))
        const asked = {
          ...complete,
          listRequirements: complete.listRequirements.filter(({ requirementId }) => !optional.has(requirementId)),
        }
        const known = compositionOf(
          product,
          { ...partial, listRequirements: partial.listRequirements.filter(({ requirementId }) => !optional.has(requirementId)) },
          of(brand),
        )
        const whole = compositionOf(product, asked, of(brand))
        const free = freeOf(known)
        expect(
          [...whole.contains, ...whole.mayContain].filter((each) => free.includes(each)),
          product.pid,
        ).toEqual([])
        expect(whole.open).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('[1.18] the menu’s filter keeps what can be had without an allergen, and nothing else', () => {
    fc.assert(
      fc.property(anyDish(brand), draws, fc.constantFrom(...allergens), (product, draw, avoided) => {
        const diet = { ...anyDiet, avoid: [avoided] }
        const suits = suitsDiet(product, diet, of(brand))
        const holds = (line: CartLine): Allergen[] => {
          const { contains, mayContain } = compositionOf(product, line, of(brand))
          return [...contains, ...mayContain]
        }
        if (suits)
          expect(holds(anyLine(product, draw, (choice) => suitsAsChoice(choice, diet, of(brand)))), product.pid).not.toContain(avoided)
        const line = anyLine(product, draw)
        if (choiceGaps(product, line).length === 0 && !holds(line).includes(avoided)) expect(suits, product.pid).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  test('whatever is chosen, its energy is known, and a topping of it adds to it', () => {
    fc.assert(
      fc.property(anyDish(brand), draws, (product, draw) => {
        const line = anyLine(product, draw)
        const bare = { ...line, listRequirements: line.listRequirements.filter(({ requirementId }) => !requirementId.includes('toppings')) }
        const [with_, without] = [line, bare].map((each) => compositionOf(product, each, of(brand)).kcal)
        expect(with_, product.pid).toBeGreaterThanOrEqual(0)
        expect(with_ ?? 0).toBeGreaterThanOrEqual(without ?? Number.NaN)
        const toppings = lineParts(product, line).length > lineParts(product, bare).length
        if (toppings) expect(with_ ?? 0, product.pid).toBeGreaterThan(without ?? 0)
      }),
      { numRuns: 200 },
    )
  })
})

const halfHalf = (halves: string[], toppings: Record<string, string[]> = {}) => {
  const product = of(brandIds.hongKong).get('half-half')
  if (!product) throw new Error('no half-half on the menu')
  const chosen = { halves, size: ['size-9'], crust: ['crust-classic'], ...toppings }
  const listRequirements = Object.entries(chosen).map(([requirementId, pids]) => ({
    requirementId,
    pidData: pids.map((pid) => ({ pid, num: 1, price: none })),
  }))
  return compositionOf(product, { ...presetLine(product), listRequirements }, of(brandIds.hongKong))
}

test('half-and-half of Victoria Seafood contains crustaceans, and has the energy of both its flavours', () => {
  const seafood = halfHalf(['victoria-seafood', 'margherita'])
  expect(seafood).toMatchObject({ contains: ['gluten', 'crustacean', 'egg', 'milk', 'sulphite'], kcal: 3 * 246 + 3 * 218, whole: true })
  expect(halfHalf(['hawaiian', 'margherita']).contains).toEqual(['gluten', 'milk'])
})

test('a prawn topping on one half makes it a dish with crustaceans, with half the energy of one on all of it', () => {
  const plain = halfHalf(['hawaiian', 'margherita'])
  const withPrawns = halfHalf(['hawaiian', 'margherita'], { 'right-toppings': ['right-prawn'] })
  expect(withPrawns.contains).toEqual(['gluten', 'crustacean', 'milk'])
  expect((withPrawns.kcal ?? 0) - (plain.kcal ?? 0)).toBe(3 * 12)
})

test('a set of which nothing is chosen says what its choices may bring, and is free of nothing else', () => {
  const product = of(brandIds.hongKong).get('star-ferry-set')
  if (!product) throw new Error('no set on the menu')
  const open = compositionOf(product, { ...presetLine(product), selectedFood: { groups: [] } }, of(brandIds.hongKong))
  expect(open).toMatchObject({ mayContain: [], kcal: 0, whole: false })
  expect(open.open).toContain('crustacean')
})

test('what asks for two halves does so under the one id by which lines keep their order', () => {
  const asked = products.flatMap(({ requirements = [] }) => requirements)
  expect(asked.filter(({ side, requirementId }) => (side === 'halves') !== (requirementId === halvesId))).toEqual([])
  expect(asked.some(({ side }) => side === 'halves')).toBe(true)
})
