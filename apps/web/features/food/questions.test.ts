import { choiceGaps, emptyCart, presetLine, type CartLine, type Product } from '@harbour/rules'
import { beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { dish } from '../../entities/menu/menu.fixtures.ts'
import { chooseMain } from './set-meal/choose-main.ts'
import { chooseOption } from './single/choose-option.ts'
import { allergenWords } from '../../entities/menu/allergen-words.ts'
import { asksInside, groupProgress, groupSummary, nextOpenGroup } from './set-meal/meal-group.ts'
import { nextStep } from './next-step.ts'
import { blockedText, optionWarning, optionStates } from './single/option-states.ts'
import { possibleLine } from './possible-line.ts'
import { roomFor } from './room-for.ts'
import { unavailableReason } from './unavailable-reason.ts'

const pepperoni = dish('double-pepperoni')
const ferrySet = dish('star-ferry-set')
const none: ReadonlySet<string> = new Set()

beforeEach(() => setLanguage('en'))

const option = (line: CartLine, requirementId: string, pid: string, num = 1) => chooseOption(pepperoni, line, { requirementId, pid, num })
const group = (product: Product, id: string) => {
  const found = product.groups.find(({ groupId }) => groupId === id)
  if (!found) throw new RangeError(id)
  return found
}

test('[8.14] the button says what is missing first, and where', () => {
  expect(nextStep(pepperoni, presetLine(pepperoni))).toEqual({ words: 'Choose a crust', place: { id: 'crust' } })
  expect(nextStep(pepperoni, option(presetLine(pepperoni), 'crust', 'crust-classic'))).toBeUndefined()
})

test('[8.14] of a group begun the button says how many are left', () => {
  setLanguage('zh-Hant')
  const meal = dish('star-ferry-set', 1)
  const pizza = chooseMain(meal, presetLine(meal), { groupId: 'pizza', pid: 'double-pepperoni', num: 1 })
  expect(nextStep(meal, pizza)?.words).toBe('揀 2 份炸雞')
  const one = chooseMain(meal, pizza, { groupId: 'chicken', pid: 'signature-chicken', num: 1 })
  expect(nextStep(meal, one)).toEqual({ words: '再揀 1 份炸雞', place: { id: 'chicken' } })
})

test('[8.14] the two flavours of half and half are asked for as sides', () => {
  setLanguage('zh-Hant')
  const halves = dish('half-half')
  expect(nextStep(halves, presetLine(halves))).toEqual({ words: '揀左右兩款口味', place: { id: 'halves' } })
  const left = chooseOption(halves, presetLine(halves), { requirementId: 'halves', pid: 'hawaiian', num: 1 })
  expect(nextStep(halves, left)?.words).toBe('再揀右邊口味')
})

test('[1.18] an option that does not go with a choice says with which, one that does not suit the guest says so', () => {
  const thin = option(presetLine(pepperoni), 'crust', 'crust-thin')
  const size = pepperoni.requirements.find(({ requirementId }) => requirementId === 'size')
  const asked = { place: { id: 'size' }, offers: size?.options ?? [], chosen: [], soldOut: none }
  const offers = optionStates(pepperoni, thin, { ...asked, unsuited: () => false })
  expect(offers.map(({ blocked }) => blockedText(pepperoni, blocked))).toEqual([undefined, undefined, 'Not with Thin and crisp'])
  const doubted = optionStates(pepperoni, thin, { ...asked, unsuited: ({ pid }) => pid !== 'size-9' })
  expect(doubted.map((each) => optionWarning(pepperoni, each))).toEqual([undefined, 'Not your diet', 'Not with Thin and crisp'])
})

test('what runs out while it is chosen leaves its question open', () => {
  const line = option(option(presetLine(pepperoni), 'crust', 'crust-cheese'), 'toppings', 'top-corn')
  const possible = possibleLine(pepperoni, line, new Set(['crust-cheese']))
  expect(choiceGaps(pepperoni, possible)).toMatchObject([{ kind: 'missing', place: { id: 'crust' } }])
  expect(possible.price).toBe(13800)
  expect(possibleLine(pepperoni, line, none)).toEqual(line)
})

test('what is not offered any more leaves its question open too', () => {
  const line = option(presetLine(pepperoni), 'crust', 'crust-cheese')
  const strange = { ...line, listRequirements: [...line.listRequirements, { requirementId: 'gone', pidData: [] }] }
  expect(possibleLine(pepperoni, strange, none)).toEqual(line)
})

test('a main and what is inside it run out by themselves', () => {
  const meal = chooseMain(ferrySet, presetLine(ferrySet), { groupId: 'pizza', pid: 'hawaiian', num: 1 })
  expect(groupProgress(ferrySet, possibleLine(ferrySet, meal, new Set(['size-9'])), group(ferrySet, 'pizza'))).toEqual({
    picked: 1,
    of: 1,
    done: false,
  })
  expect(groupProgress(ferrySet, possibleLine(ferrySet, meal, new Set(['hawaiian'])), group(ferrySet, 'pizza')).picked).toBe(0)
})

test('[3.8] a set meal goes on to the next group in which something is open', () => {
  const pizza = chooseMain(ferrySet, presetLine(ferrySet), { groupId: 'pizza', pid: 'victoria-seafood', num: 1 })
  expect(nextOpenGroup(ferrySet, pizza, 'pizza')?.groupId).toBe('chicken')
  expect(nextOpenGroup(ferrySet, pizza, 'drink')?.groupId).toBe('chicken')
  expect(asksInside(pizza, group(ferrySet, 'pizza'))).toBe(true)
})

test('a folded group tells what was picked and what it adds', () => {
  const pizza = chooseMain(ferrySet, presetLine(ferrySet), { groupId: 'pizza', pid: 'victoria-seafood', num: 1 })
  expect(groupSummary(ferrySet, pizza, group(ferrySet, 'pizza'))).toEqual({
    words: 'Victoria Seafood Supreme (9 inch, Classic hand-stretched)',
    extra: 1000,
  })
})

test('[8.14] an order takes no more of a dish than its limit, what is edited not counting twice', () => {
  const ale = dish('pale-ale-six')
  const line = { ...presetLine(ale), num: 1 }
  const cart = { ...emptyCart, lines: [line] }
  expect(roomFor(emptyCart, { product: ale, line, editing: undefined })).toBe(2)
  expect(roomFor(cart, { product: ale, line, editing: undefined })).toBe(1)
  expect(roomFor(cart, { product: ale, line, editing: 0 })).toBe(2)
  expect(roomFor({ ...cart, lines: [{ ...line, num: 2 }] }, { product: ale, line, editing: undefined })).toBe(0)
})

test('allergens read as one sentence in both languages', () => {
  expect(allergenWords(['gluten', 'peanut'])).toBe('Cereals with gluten, peanuts and soya')
  setLanguage('zh-Hant')
  expect(allergenWords(['gluten', 'peanut'])).toBe('含麩質穀物、花生及大豆')
})

test('a dish that cannot be had says when or how it can', () => {
  const book = { products: new Map(), soldOut: none }
  const ale = dish('pale-ale-six')
  expect(unavailableReason(ale, book, 5)).toBe('Only for takeaway, delivery')
  expect(unavailableReason(ale, { ...book, soldOut: new Set([ale.pid]) }, 1)).toBe('Try another dish, or another shop')
})
