import type { ChainProduct } from '../../types.ts'
import { drinkChoice } from '../drink-choice.ts'
import { dollars } from '../prices.ts'
import { breakfastTime } from '../service-times.ts'

const morningDrink = drinkChoice('hot-milk-tea', 'hot-coffee', 'hot-lemon-tea', 'iced-milk-tea')

export const breakfasts: ChainProduct[] = [
  {
    pid: 'morning-macaroni',
    type: 3,
    category: 'breakfast',
    name: { tc: '早晨芝士通粉', en: 'Morning Macaroni' },
    description: { tc: '芝士通粉、煙肉，配熱飲', en: 'Macaroni cheese and bacon, with a drink.' },
    picture: 'macaroni-cheese',
    price: dollars(38),
    boxes: 1,
    makeMinutes: 8,
    kcal: 520,
    contains: ['gluten', 'milk'],
    mayContain: ['egg', 'sulphite'],
    service: breakfastTime,
    orderTypes: [1, 5],
    requirements: [morningDrink],
  },
  {
    pid: 'morning-pizza',
    type: 3,
    category: 'breakfast',
    name: { tc: '早晨煙肉薄餅', en: 'Bacon Breakfast Pizza' },
    description: { tc: '6 吋，煙肉、粟米、芝士，配熱飲', en: 'A 6-inch pizza of bacon, sweetcorn and cheese, with a drink.' },
    picture: 'bacon-corn',
    price: dollars(42),
    boxes: 0,
    makeMinutes: 9,
    kcal: 560,
    contains: ['gluten', 'milk'],
    mayContain: ['crustacean', 'egg', 'fish', 'peanut', 'sulphite'],
    service: breakfastTime,
    orderTypes: [1, 5],
    requirements: [morningDrink],
  },
  {
    pid: 'morning-tarts',
    type: 3,
    category: 'breakfast',
    name: { tc: '早晨葡撻配熱飲', en: 'Tart & Coffee' },
    description: { tc: '頭爐葡撻 2 個，配熱飲', en: 'Two egg tarts from the first batch, with a drink.' },
    picture: 'egg-tarts',
    price: dollars(28, 26),
    boxes: 0,
    makeMinutes: 4,
    kcal: 520,
    vegetarian: true,
    contains: ['gluten', 'egg', 'milk'],
    mayContain: ['nut'],
    service: breakfastTime,
    orderTypes: [1, 5],
    requirements: [morningDrink],
  },
]
