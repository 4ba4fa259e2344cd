import { halvesId, type ChoiceTraits } from '@harbour/rules'
import type { ChainOption, ChainRequirement, Words } from '../types.ts'
import { dollars, included } from './prices.ts'
import { keepApart } from './requirement.ts'

const ingredients = {
  pineapple: { tc: '菠蘿', en: 'Pineapple' },
  mushroom: { tc: '蘑菇', en: 'Mushroom' },
  jalapeno: { tc: '墨西哥辣椒', en: 'Jalapeño' },
  'green-pepper': { tc: '青椒', en: 'Green pepper' },
  olive: { tc: '黑橄欖', en: 'Black olive' },
  corn: { tc: '粟米', en: 'Sweetcorn' },
  onion: { tc: '洋蔥', en: 'Onion' },
  tomato: { tc: '車厘茄', en: 'Cherry tomato' },
  garlic: { tc: '蒜片', en: 'Garlic' },
  basil: { tc: '羅勒', en: 'Basil' },
  rocket: { tc: '火箭菜', en: 'Rocket' },
  'spring-onion': { tc: '青蔥', en: 'Spring onion' },
} satisfies Record<string, Words>
export type Ingredient = keyof typeof ingredients

/** Energy by the slice of 9 inches. */
type Topping = { key: string; name: Words; dollars: number; most?: number } & ChoiceTraits
const toppings: Topping[] = [
  { key: 'pineapple', name: ingredients.pineapple, dollars: 12, kcal: 8 },
  { key: 'mushroom', name: ingredients.mushroom, dollars: 12, kcal: 4 },
  { key: 'jalapeno', name: ingredients.jalapeno, dollars: 10, spice: 2, kcal: 3 },
  { key: 'extra-cheese', name: { tc: '加倍芝士', en: 'Extra cheese' }, dollars: 16, most: 2, contains: ['milk'], kcal: 42 },
  { key: 'green-pepper', name: ingredients['green-pepper'], dollars: 10, kcal: 3 },
  { key: 'olive', name: ingredients.olive, dollars: 10, contains: ['sulphite'], kcal: 9 },
  { key: 'corn', name: ingredients.corn, dollars: 10, kcal: 10 },
  { key: 'onion', name: ingredients.onion, dollars: 10, kcal: 4 },
  { key: 'tomato', name: ingredients.tomato, dollars: 10, kcal: 3 },
  { key: 'pepperoni', name: { tc: '意式肉腸', en: 'Pepperoni' }, dollars: 14, most: 2, meat: true, mayContain: ['sulphite'], kcal: 38 },
  { key: 'ham', name: { tc: '火腿', en: 'Ham' }, dollars: 14, meat: true, mayContain: ['sulphite'], kcal: 18 },
  { key: 'bacon', name: { tc: '煙肉', en: 'Bacon' }, dollars: 14, meat: true, mayContain: ['sulphite'], kcal: 40 },
  { key: 'chicken', name: { tc: '烤雞肉', en: 'Roast chicken' }, dollars: 14, meat: true, mayContain: ['peanut'], kcal: 22 },
  {
    key: 'prawn',
    name: { tc: '大蝦', en: 'Prawns' },
    dollars: 16,
    meat: true,
    contains: ['crustacean'],
    mayContain: ['sulphite'],
    kcal: 12,
  },
]

/** The sizes of a pizza, each in percent of 9 inches by its area. */
const size: ChainRequirement = {
  requirementId: 'size',
  name: { tc: '尺寸', en: 'Size' },
  kind: 'size',
  min: 1,
  max: 1,
  options: [
    {
      pid: 'size-9',
      portion: 600,
      name: { tc: '9 吋', en: '9 inch' },
      note: { tc: '6 件，1 至 2 人', en: '6 slices, for 1 or 2' },
      price: included,
      preset: true,
    },
    {
      pid: 'size-12',
      portion: 1067,
      name: { tc: '12 吋', en: '12 inch' },
      note: { tc: '8 件，2 至 3 人', en: '8 slices, for 2 or 3' },
      price: dollars(40),
    },
    {
      pid: 'size-14',
      portion: 1452,
      name: { tc: '14 吋', en: '14 inch' },
      note: { tc: '10 件，4 至 5 人', en: '10 slices, for 4 or 5' },
      price: dollars(70),
    },
  ],
}

export const crust: ChainRequirement = {
  requirementId: 'crust',
  name: { tc: '批底', en: 'Crust' },
  note: { tc: '揀 1 款', en: 'Choose 1' },
  kind: 'crust',
  min: 1,
  max: 1,
  options: [
    { pid: 'crust-classic', name: { tc: '經典手拍批底', en: 'Classic hand-stretched' }, contains: ['gluten'], price: included },
    {
      pid: 'crust-cheese',
      name: { tc: '芝心批邊', en: 'Cheese-filled edge' },
      note: { tc: '啖啖莫扎里拉芝士', en: 'Mozzarella in every bite' },
      picture: 'crust-cheese',
      contains: ['gluten', 'milk'],
      kcal: 36,
      price: dollars(22),
    },
    {
      pid: 'crust-thin',
      name: { tc: '薄脆批底', en: 'Thin and crisp' },
      note: { tc: '只限 9 及 12 吋', en: '9 and 12 inch only' },
      picture: 'crust-thin',
      contains: ['gluten'],
      kcal: -24,
      price: included,
    },
  ],
}

/** A thin base carries neither 14 inches nor a double layer of cheese. */
const thinLimits: [string, string][] = [
  ['size-14', 'crust-thin'],
  ['crust-thin', 'top-extra-cheese'],
]

type PizzaChoice = { vegetarian?: boolean; without?: Ingredient[] }

/** The questions of a pizza: size, crust, extra toppings, and which of its own ingredients to leave out. */
export function pizzaRequirements({ vegetarian = false, without = [] }: PizzaChoice): ChainRequirement[] {
  const asked = [size, crust, extraToppings(vegetarian), ...leftOut(without)]
  return keepApart(asked, [...thinLimits, ...without.map((ingredient): [string, string] => [`no-${ingredient}`, `top-${ingredient}`])])
}

/** The questions of a half-and-half pizza: the first flavour is the left half, the second the right; toppings on half a pizza at half price. */
export function halfPizzaRequirements(flavours: ChainOption[]): ChainRequirement[] {
  const halves: ChainRequirement = {
    requirementId: halvesId,
    name: { tc: '左右口味', en: 'Left and right half' },
    note: { tc: '揀左右兩款，先揀為左邊；以較貴一邊計價', en: 'Choose 2, left first. Priced at the dearer half' },
    kind: 'choice',
    side: 'halves',
    min: 2,
    max: 2,
    charges: 'dearest',
    options: flavours,
  }
  const left = halfToppings('left', { tc: '左半加料', en: 'Left half toppings' })
  const right = halfToppings('right', { tc: '右半加料', en: 'Right half toppings' })
  return keepApart([halves, size, crust, left, right], thinLimits)
}

function extraToppings(vegetarian: boolean): ChainRequirement {
  return {
    requirementId: 'toppings',
    name: { tc: '額外配料', en: 'Extra toppings' },
    note: { tc: '最多 5 份', en: 'Up to 5' },
    kind: 'topping',
    min: 0,
    max: 5,
    options: toppings
      .filter((topping) => !(vegetarian && topping.meat))
      .map(({ key, dollars: amount, ...topping }) => ({
        ...topping,
        pid: `top-${key}`,
        picture: `topping-${key}`,
        price: dollars(amount),
      })),
  }
}

function halfToppings(side: 'left' | 'right', name: Words): ChainRequirement {
  return {
    requirementId: `${side}-toppings`,
    name,
    side,
    note: { tc: '最多 3 份，半個半價', en: 'Up to 3, half price on half a pizza' },
    kind: 'topping',
    min: 0,
    max: 3,
    options: toppings.map(({ key, dollars: amount, most: _most, ...topping }) => ({
      ...topping,
      pid: `${side}-${key}`,
      picture: `topping-${key}`,
      price: dollars(amount / 2),
    })),
  }
}

function leftOut(without: Ingredient[]): ChainRequirement[] {
  if (without.length === 0) return []
  return [
    {
      requirementId: 'without',
      name: { tc: '走料', en: 'Leave out' },
      kind: 'choice',
      min: 0,
      max: without.length,
      options: without.map((ingredient) => ({
        pid: `no-${ingredient}`,
        name: { tc: `走${ingredients[ingredient].tc}`, en: `No ${ingredients[ingredient].en.toLowerCase()}` },
        price: included,
      })),
    },
  ]
}
