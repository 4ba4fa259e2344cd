import { flag, lines, list, money, number, numbers, openings, text, type Cell } from './csv-cells.ts'

/** A column of a CSV file, headed by the path of its field. An empty cell leaves the field out, or gives it `empty`. */
export type Column = { field: string; cell: Cell; empty?: null | readonly never[]; readOnly?: true }

const column = (field: string, cell: Cell): Column => ({ field, cell })
const both = (field: string, cell = text): Column[] => [column(`${field}.tc`, cell), column(`${field}.en`, cell)]
const prices = (field: string): Column[] => [column(`${field}.31`, money), column(`${field}.42`, money)]
const listOf = (field: string, cell = list): Column => ({ field, cell, empty: [] })

/** The columns of each file, after that of its key. */
export const columns = {
  products: [
    column('type', number),
    column('category', text),
    ...both('name'),
    ...both('description'),
    column('picture', text),
    ...prices('price'),
    ...prices('originalPrice'),
    column('boxes', number),
    column('makeMinutes', number),
    column('spice', number),
    column('kcal', number),
    column('portion', number),
    column('vegetarian', flag),
    column('alcohol', flag),
    column('fresh', flag),
    listOf('contains'),
    listOf('mayContain'),
    column('orderTypes', numbers),
    column('most', number),
    column('mappingCodes.31', list),
    column('mappingCodes.42', list),
  ],
  prices: [...both('name').map((each): Column => ({ ...each, readOnly: true })), ...prices('price'), ...prices('originalPrice')],
  'price-rules': [
    column('storeIds', list),
    column('weekdays', numbers),
    column('startTime', text),
    column('endTime', text),
    column('startDate', text),
    column('endDate', text),
    ...prices('price'),
  ],
  shops: [
    column('brand', number),
    column('platformStoreId', text),
    column('extraStoreId', text),
    ...both('name'),
    ...both('address'),
    column('district', text),
    column('point.lat', number),
    column('point.lng', number),
    column('phone', text),
    listOf('orderTypes', numbers),
    listOf('preorders', numbers),
    column('slotCapacity', number),
    listOf('services'),
    listOf('openings', openings),
    listOf('soldOut'),
  ],
  codes: [
    listOf('brands', numbers),
    column('begins', text),
    { field: 'ends', cell: text, empty: null },
    { field: 'limit', cell: number, empty: null },
    column('once', flag),
    column('partner', flag),
    ...both('coupon.name'),
    ...both('coupon.category'),
    ...both('coupon.terms', lines).map((each): Column => ({ ...each, empty: [] })),
    column('coupon.picture', text),
    column('coupon.gift.kind', text),
    column('coupon.gift.amount', money),
    column('coupon.gift.pays', number),
    ...both('coupon.gift.words'),
    column('coupon.gift.pid', text),
    column('coupon.gift.price', money),
    column('coupon.minimum', money),
    column('coupon.countsBoxedMeal', flag),
    column('coupon.covers', list),
    column('coupon.storeIds', list),
    listOf('coupon.categories'),
    column('coupon.slots', list),
    column('coupon.weekdays', numbers),
    column('coupon.specialDates', list),
  ],
} satisfies Record<string, Column[]>
