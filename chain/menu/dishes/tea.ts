import type { ChainProduct } from '../../types.ts'
import { oneDip } from '../chicken-options.ts'
import { drinkChoice } from '../drink-choice.ts'
import { dollars } from '../prices.ts'
import { teaTime } from '../service-times.ts'

const teaDrink = drinkChoice('iced-lemon-tea', 'hot-milk-tea', 'hot-lemon-tea', 'hot-coffee', 'iced-milk-tea', 'iced-coffee', 'passion-tea')

export const teas: ChainProduct[] = [
  {
    pid: 'tea-chicken',
    type: 3,
    category: 'tea',
    name: { tc: '下午茶炸雞餐', en: 'Fried Chicken Tea' },
    description: {
      tc: '脆雞 1 件、七味雞球 4 粒、香脆粗薯條、飲品',
      en: 'A piece of chicken, four popcorn bites, chunky fries and a drink.',
    },
    picture: 'drumsticks',
    price: dollars(44),
    boxes: 1,
    makeMinutes: 10,
    kcal: 690,
    contains: ['gluten', 'egg', 'milk'],
    mayContain: ['crustacean', 'fish', 'peanut', 'nut', 'sulphite'],
    service: teaTime,
    requirements: [oneDip('dip-garlic-mayo'), teaDrink],
  },
  {
    pid: 'tea-wings',
    type: 3,
    category: 'tea',
    name: { tc: '雞翼薯條餐', en: 'Wings & Fries Tea' },
    description: { tc: '蜜糖蒜香雞翼 3 隻、香脆粗薯條、飲品', en: 'Three honey garlic wings, chunky fries and a drink.' },
    picture: 'wings',
    price: dollars(46),
    boxes: 1,
    makeMinutes: 10,
    spice: 1,
    kcal: 610,
    contains: ['gluten', 'egg', 'peanut'],
    mayContain: ['crustacean', 'fish', 'milk', 'sulphite'],
    service: teaTime,
    requirements: [teaDrink],
  },
  {
    pid: 'tea-tarts',
    type: 3,
    category: 'tea',
    name: { tc: '葡撻奶茶餐', en: 'Egg Tarts & Tea' },
    description: { tc: '葡撻 2 個、飲品', en: 'Two egg tarts and a drink.' },
    picture: 'egg-tarts',
    price: dollars(30, 28),
    boxes: 0,
    makeMinutes: 4,
    kcal: 520,
    vegetarian: true,
    contains: ['gluten', 'egg', 'milk'],
    mayContain: ['nut'],
    service: teaTime,
    requirements: [teaDrink],
  },
  {
    pid: 'tea-pizza',
    type: 3,
    category: 'tea',
    name: { tc: '迷你薄餅餐', en: 'Mini Pizza Tea' },
    description: { tc: '6 吋夏威夷風情、飲品', en: 'A 6-inch Hawaiian and a drink.' },
    picture: 'hawaiian',
    price: dollars(48),
    boxes: 0,
    makeMinutes: 9,
    kcal: 580,
    contains: ['gluten', 'milk'],
    mayContain: ['crustacean', 'egg', 'fish', 'peanut', 'sulphite'],
    service: teaTime,
    requirements: [teaDrink],
  },
]
