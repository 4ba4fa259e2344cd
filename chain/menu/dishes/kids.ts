import type { ChainProduct, ChainRequirement } from '../../types.ts'
import { drinkChoice } from '../drink-choice.ts'
import { dollars, included } from '../prices.ts'

const kidsDrink = drinkChoice('water', 'orange-soda', 'iced-lemon-tea')

const treat: ChainRequirement = {
  requirementId: 'treat',
  name: { tc: '甜品', en: 'Treat' },
  note: { tc: '揀 1 款', en: 'Choose 1' },
  kind: 'choice',
  min: 1,
  max: 1,
  options: [
    { pid: 'egg-tart', name: { tc: '葡撻 1 個', en: 'Egg Tart' }, price: included, preset: true },
    { pid: 'vanilla-ice-cream', name: { tc: '雲呢拿雪糕杯', en: 'Vanilla Ice Cream' }, price: dollars(6) },
    { pid: 'chocolate-ice-cream', name: { tc: '朱古力雪糕杯', en: 'Chocolate Ice Cream' }, price: dollars(6) },
  ],
}

export const kids: ChainProduct[] = [
  {
    pid: 'kids-pizza',
    type: 3,
    category: 'kids',
    name: { tc: '小水手薄餅餐', en: 'Little Sailor Pizza' },
    description: { tc: '6 吋瑪格麗特、飲品、甜品', en: 'A 6-inch Margherita, a drink and a treat.' },
    picture: 'margherita',
    price: dollars(58),
    boxes: 0,
    makeMinutes: 10,
    kcal: 560,
    vegetarian: true,
    contains: ['gluten', 'egg', 'milk'],
    mayContain: ['crustacean', 'fish', 'peanut', 'nut', 'sulphite'],
    requirements: [kidsDrink, treat],
  },
  {
    pid: 'kids-tenders',
    type: 3,
    category: 'kids',
    name: { tc: '小水手雞柳餐', en: 'Little Sailor Tenders' },
    description: { tc: '雞柳 2 條、香脆粗薯條、飲品、甜品', en: 'Two tenders, chunky fries, a drink and a treat.' },
    picture: 'tenders',
    price: dollars(52),
    boxes: 1,
    makeMinutes: 9,
    kcal: 620,
    contains: ['gluten', 'egg', 'milk'],
    mayContain: ['crustacean', 'fish', 'peanut', 'nut', 'sulphite'],
    requirements: [kidsDrink, treat],
  },
  {
    pid: 'kids-bolognese',
    type: 3,
    category: 'kids',
    name: { tc: '小水手肉醬意粉餐', en: 'Little Sailor Bolognese' },
    description: { tc: '細份肉醬意粉、飲品、甜品', en: 'A small Bolognese, a drink and a treat.' },
    picture: 'spaghetti-bolognese',
    price: dollars(52),
    boxes: 1,
    makeMinutes: 9,
    kcal: 540,
    contains: ['gluten', 'egg', 'milk'],
    mayContain: ['crustacean', 'fish', 'nut', 'peanut', 'sulphite'],
    requirements: [kidsDrink, treat],
  },
]
