import { allergens, brandIds, type Allergen, type Brand } from '@harbour/rules'
import type { ChainProduct, ChainSetGroup, ChainSetMain, ChainSetProduct, Prices, Words } from '../types.ts'
import { beers } from './dishes/beer.ts'
import { chicken } from './dishes/chicken.ts'
import { desserts } from './dishes/desserts.ts'
import { drinks } from './dishes/drinks.ts'
import { hotDrinks } from './dishes/hot-drinks.ts'
import { pastaAndRice } from './dishes/pasta-rice.ts'
import { pizzas } from './dishes/pizza.ts'
import { premiumPizzas } from './dishes/premium.ts'
import { dollars, included } from './prices.ts'
import { saladsAndSoups } from './dishes/salads.ts'
import { sides } from './dishes/sides.ts'

/** The dishes that can be ordered by themselves, and so be part of a set meal. */
const dishes: ReadonlyMap<string, ChainProduct> = new Map(
  [pizzas, premiumPizzas, chicken, pastaAndRice, sides, saladsAndSoups, desserts, drinks, hotDrinks, beers]
    .flat()
    .map((product) => [product.pid, product]),
)

type InnerGroup = ChainSetMain['groups'][number]
type Part = { surcharge?: number; most?: number; note?: Words; ownPortion?: boolean; kcal?: number; groups?: InnerGroup[] }

/** A set meal: it contains what no choice can avoid, and may contain what any choice does. */
export function setMeal(meal: Omit<ChainProduct, 'type' | 'contains' | 'mayContain'> & { groups: ChainSetGroup[] }): ChainProduct {
  const choices = meal.groups.map((group) => group.mains.map((main) => dish(main.pid)))
  const contains = allergens.filter((allergen) => choices.some((choice) => choice.every((product) => product.contains.includes(allergen))))
  const inside = meal.groups.flatMap(({ mains }) => mains.flatMap(({ groups }) => groups.flatMap(({ products }) => products)))
  const presets = choices
    .flat(2)
    .flatMap(({ requirements = [] }) => requirements.flatMap(({ options }) => options.filter(({ preset }) => preset)))
  const brought = [...choices.flat(), ...inside, ...presets]
  const met = new Set<Allergen>(brought.flatMap((each) => [...(each.contains ?? []), ...(each.mayContain ?? [])]))
  return { ...meal, type: 2, contains, mayContain: allergens.filter((allergen) => met.has(allergen) && !contains.includes(allergen)) }
}

/** A group of a set meal of which exactly so many are chosen; the same main as often as wished. */
export function choose(count: number, groupId: keyof typeof groupNames, mains: ChainSetMain[]): ChainSetGroup {
  return { groupId, name: groupNames[groupId], min: count, max: count, mains }
}

const groupNames = {
  pizza: { tc: '薄餅', en: 'Pizza' },
  chicken: { tc: '炸雞', en: 'Fried chicken' },
  main: { tc: '主食', en: 'Main' },
  side: { tc: '小食', en: 'Side' },
  soup: { tc: '湯或沙律', en: 'Soup or salad' },
  dessert: { tc: '甜品', en: 'Dessert' },
  drink: { tc: '飲品', en: 'Drinks' },
} satisfies Record<string, Words>

/** A dish of the menu as a main of a set meal, in the brands that sell it. */
export function part(pid: string, { surcharge = 0, most, note, ownPortion, kcal, groups = [] }: Part = {}): ChainSetMain {
  const { name, picture, spice, price } = dish(pid)
  return {
    pid,
    name,
    ...(note && { note }),
    picture,
    price: whereSold(dollars(surcharge), price),
    ...(most && { most }),
    ...(ownPortion && { ownPortion }),
    ...(kcal !== undefined && { kcal }),
    ...(spice && { spice }),
    groups,
  }
}

/** A pizza of a set meal: 9 inches unless paid up, on any crust. */
export const pizzaPart = (pid: string, surcharge = 0): ChainSetMain => part(pid, { surcharge, groups: [size(40, 70), crust(15)] })

/** A pizza of a set meal for more: 12 inches unless paid up. */
export const largePizzaPart = (pid: string, surcharge = 0): ChainSetMain => part(pid, { surcharge, groups: [largeSize, crust(18)] })

/** Chicken of a set meal that comes original or spicy. */
export const chickenPart = (pid: string, note: Words, surcharge = 0): ChainSetMain => part(pid, { surcharge, note, groups: [flavour] })

/** A cold drink of a set meal, with less sugar and less ice if wished. */
export const coldPart = (pid: string, surcharge = 0): ChainSetMain => part(pid, { surcharge, groups: [coldCup] })

/** A fountain drink or bottle of a set meal: only the ice is asked. */
export const fizzyPart = (pid: string, surcharge = 0): ChainSetMain => part(pid, { surcharge, groups: [fizzyCup] })

function dish(pid: string): ChainProduct {
  const product = dishes.get(pid)
  if (!product) throw new Error(`no dish ${pid} on the menu`)
  return product
}

function whereSold(surcharge: Prices, sold: Prices): Prices {
  const brands: Brand[] = Object.values(brandIds)
  return Object.fromEntries(brands.filter((brand) => sold[brand] !== undefined).map((brand) => [brand, surcharge[brand]]))
}

const inner = (groupId: string, name: Words, products: ChainSetProduct[]): InnerGroup => ({ groupId, name, min: 1, max: 1, products })

const size = (twelve: number, fourteen: number): InnerGroup =>
  inner('size', { tc: '尺寸', en: 'Size' }, [
    { pid: 'size-9', name: { tc: '9 吋', en: '9 inch' }, price: included, preset: true, portion: 600 },
    { pid: 'size-12', name: { tc: '12 吋', en: '12 inch' }, price: dollars(twelve), portion: 1067 },
    { pid: 'size-14', name: { tc: '14 吋', en: '14 inch' }, price: dollars(fourteen), portion: 1452 },
  ])

const largeSize = inner('size', { tc: '尺寸', en: 'Size' }, [
  { pid: 'size-12', name: { tc: '12 吋', en: '12 inch' }, price: included, preset: true, portion: 1067 },
  { pid: 'size-14', name: { tc: '14 吋', en: '14 inch' }, price: dollars(30), portion: 1452 },
])

const crust = (cheese: number): InnerGroup =>
  inner('crust', { tc: '批底', en: 'Crust' }, [
    {
      pid: 'crust-classic',
      name: { tc: '經典手拍批底', en: 'Classic hand-stretched' },
      price: included,
      preset: true,
      contains: ['gluten'],
    },
    {
      pid: 'crust-cheese',
      name: { tc: '芝心批邊', en: 'Cheese-filled edge' },
      price: dollars(cheese),
      contains: ['gluten', 'milk'],
      kcal: 36,
    },
  ])

const flavour = inner('flavour', { tc: '口味', en: 'Flavour' }, [
  { pid: 'flavour-original', name: { tc: '原味', en: 'Original' }, price: included, preset: true },
  { pid: 'flavour-spicy', name: { tc: '香辣', en: 'Spicy' }, price: included, spice: 2 },
])

const sweetness: NonNullable<ChainSetProduct['properties']>[number] = {
  propertyId: 'sweetness',
  name: { tc: '甜度', en: 'Sweetness' },
  values: [
    { valueId: 'sweet-normal', name: { tc: '正常甜', en: 'Normal sweetness' } },
    { valueId: 'sweet-less', name: { tc: '少甜', en: 'Less sweet' }, kcal: -20 },
    { valueId: 'sweet-none', name: { tc: '走甜', en: 'No sugar' }, kcal: -40 },
  ],
}
const ice: typeof sweetness = {
  propertyId: 'ice',
  name: { tc: '冰量', en: 'Ice' },
  values: [
    { valueId: 'ice-normal', name: { tc: '正常冰', en: 'Normal ice' } },
    { valueId: 'ice-less', name: { tc: '少冰', en: 'Less ice' } },
    { valueId: 'ice-none', name: { tc: '走冰', en: 'No ice' } },
  ],
}

const cups = (properties: (typeof sweetness)[]): ChainSetProduct[] => [
  { pid: 'cup-regular', name: { tc: '中', en: 'Regular' }, price: included, preset: true, properties },
  { pid: 'cup-large', name: { tc: '大', en: 'Large' }, price: dollars(4), portion: 140, properties },
]
const coldCup = inner('cup', { tc: '杯裝', en: 'Cup' }, cups([sweetness, ice]))
const fizzyCup = inner('cup', { tc: '杯裝', en: 'Cup' }, cups([ice]))
