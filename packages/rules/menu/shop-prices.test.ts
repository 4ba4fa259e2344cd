import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { at, fries, menu } from '../testing/menu.fixtures.ts'
import { priceRule } from '../testing/price.fixtures.ts'
import { addMinutes, formatDate, formatTime, wallClock, type Instant } from '../time/clock.ts'
import { rulesClash, shopPrices, type PriceRule, type RuledItem } from './shop-prices.ts'
import { lastPriceChange, withPrices } from './with-prices.ts'

const afternoon = { weekdays: [1, 2, 3, 4, 5], startTime: '15:00', endTime: '17:30' }
const item = (...rules: PriceRule[]): RuledItem => ({ item: 'fries', price: cents(3200), rules })
const rules: Record<'airport' | 'happyHour' | 'airportHappyHour', PriceRule> = {
  airport: { storeIds: ['airport'], price: cents(3900) },
  happyHour: { ...afternoon, price: cents(2000) },
  airportHappyHour: { ...afternoon, storeIds: ['airport'], price: cents(3000) },
}
const friesAt = (ruled: RuledItem, storeId: string | undefined, moment: string) =>
  withPrices(menu.products, shopPrices(ruled, { storeId, from: at(moment), days: 1 }), at(moment)).get(fries.uid)

const all = item(rules.airportHappyHour, rules.airport, rules.happyHour)
test.each<[string, RuledItem, string | undefined, string, number, number | undefined]>([
  ['the brand’s, before the daypart', all, 'central', '2026/11/20 14:59:59', 3200, undefined],
  ['the daypart’s, from its start', all, 'central', '2026/11/20 15:00:00', 2000, 3200],
  ['the daypart’s, to its last second', all, 'central', '2026/11/20 17:29:59', 2000, 3200],
  ['the brand’s, from its end', all, 'central', '2026/11/20 17:30:00', 3200, undefined],
  ['the brand’s, on a Saturday', all, 'central', '2026/11/21 16:00:00', 3200, undefined],
  ['the daypart’s, without a shop', all, undefined, '2026/11/20 16:00:00', 2000, 3200],
  ['the shop’s', all, 'airport', '2026/11/20 14:59:59', 3900, undefined],
  ['shop and daypart’s, before both', all, 'airport', '2026/11/20 16:00:00', 3000, 3900],
  ['the shop’s, before the daypart’s', item(rules.happyHour, rules.airport), 'airport', '2026/11/20 16:00:00', 3900, undefined],
  ['the daypart’s, dearer than usual', item({ ...afternoon, price: cents(3300) }), 'central', '2026/11/20 16:00:00', 3300, undefined],
  ['the daypart’s in a sale', { ...all, originalPrice: cents(4000) }, 'central', '2026/11/20 16:00:00', 2000, 4000],
  ['the shop’s in a sale of the brand', { ...all, originalPrice: cents(4000) }, 'airport', '2026/11/20 12:00:00', 3900, undefined],
])('%s', (_, ruled, storeId, moment, price, originalPrice) => {
  const { price: now, originalPrice: before } = friesAt(ruled, storeId, moment) ?? {}
  expect([now, before]).toEqual([price, originalPrice])
})

test('a price of a daypart says until when it holds, any other does not', () => {
  expect(friesAt(all, 'central', '2026/11/20 16:00:00')?.priceUntil).toBe(at('2026/11/20 17:30'))
  expect(friesAt(all, 'airport', '2026/11/20 12:00:00')?.priceUntil).toBeUndefined()
})

test.each<[string, PriceRule, PriceRule, boolean]>([
  ['two of a daypart', rules.happyHour, { startTime: '17:29', price: cents(1) }, true],
  ['one after the other', rules.happyHour, { startTime: '17:30', price: cents(1) }, false],
  ['two of a shop', rules.airport, { storeIds: ['central', 'airport'], price: cents(1) }, true],
  ['two of two shops', rules.airport, { storeIds: ['central'], price: cents(1) }, false],
  ['one more specific', rules.airport, rules.airportHappyHour, false],
  ['a shop beside a daypart', rules.airport, rules.happyHour, false],
])('%s', (_, one, other, clash) => {
  expect([rulesClash(one, other), rulesClash(other, one)]).toEqual([clash, clash])
})

test('only what changes a price is given, once', () => {
  const given = (...those: PriceRule[]) =>
    shopPrices(item(...those), { storeId: 'airport', from: at('2026/11/20 12:00'), days: 1 }).map(({ item: _, ...price }) => price)
  const span = (start: string, end: string) => ({ from: at(`2026/11/20 ${start}`), until: at(`2026/11/20 ${end}`) })
  const usual = cents(3200)
  expect(given({ ...afternoon, price: usual }, { storeIds: ['airport'], price: usual })).toEqual([])
  expect(given(rules.airport, { ...afternoon, storeIds: ['airport'], price: cents(3900) })).toEqual([{ price: 3900 }])
  const friday = { startDate: '2026/11/20', endDate: '2026/11/20' }
  const [early, late] = [
    { ...rules.happyHour, ...friday },
    { ...friday, startTime: '17:30', endTime: '19:00', price: cents(2000) },
  ]
  expect(given(late, early)).toEqual([{ price: 2000, originalPrice: 3200, ...span('15:00', '19:00') }])
  const back = { storeIds: ['airport'], price: usual }
  expect(given(early, back)).toEqual([{ price: 2000, originalPrice: 3200, ...span('15:00', '17:30') }, { price: 3200 }])
})

test('more prices than a function takes arguments have a last change', () => {
  const many = Array.from({ length: 200_000 }, (_, from) => ({ item: 'fries', price: cents(1), from }))
  expect(lastPriceChange(many, 150_000)).toBe(150_000)
})

test('at every moment the most specific rule holds, whichever way rules stand, and it does until the next change', () => {
  const from = at('2026/11/16 00:00')
  fc.assert(
    fc.property(fc.array(priceRule, { maxLength: 5 }), fc.constantFrom('1', '2', undefined), fc.nat(7 * 96), (given, storeId, quarter) => {
      const apart = given.filter((rule, place) => given.every((other, index) => index >= place || !rulesClash(rule, other)))
      const priced = shopPrices(item(...apart), { storeId, from, days: 9 })
      const moment = addMinutes(from, quarter * 15)
      const expected = byHand(apart, storeId, moment)
      expect(withPrices(menu.products, priced, moment).get(fries.uid)?.price).toBe(expected)
      expect(withPrices(menu.products, priced, lastPriceChange(priced, moment)).get(fries.uid)?.price).toBe(expected)
      expect(friesAt(item(...apart.toReversed()), storeId, formatted(moment))?.price).toBe(expected)
    }),
  )
})

/** The same rule, told another way: of each rank in turn, the one that holds by the wall clock. */
function byHand(given: readonly PriceRule[], storeId: string | undefined, moment: Instant): number {
  const there = given.filter(({ storeIds }) => !storeIds || storeIds.includes(storeId ?? ''))
  const timed = ({ storeIds: _, price: __, ...part }: PriceRule) => Object.keys(part).length > 0
  const ranks = [
    there.filter((rule) => rule.storeIds && timed(rule)),
    there.filter((rule) => rule.storeIds && !timed(rule)),
    there.filter((rule) => !rule.storeIds && timed(rule)),
    there.filter((rule) => !rule.storeIds && !timed(rule)),
  ]
  return ranks.flatMap((rank) => rank.filter((rule) => holdsByHand(rule, moment)))[0]?.price ?? 3200
}

function holdsByHand({ startTime = '00:00', endTime = '24:00', ...rule }: PriceRule, moment: Instant): boolean {
  const [time, overnight] = [formatTime(moment), endTime <= startTime]
  const onDay = (day: Instant) => {
    const date = formatDate(day)
    const weekdays = rule.weekdays ?? [1, 2, 3, 4, 5, 6, 7]
    return weekdays.includes(wallClock(day).weekday) && (rule.startDate ?? date) <= date && date <= (rule.endDate ?? date)
  }
  if (!overnight) return onDay(moment) && startTime <= time && time < endTime
  return (onDay(moment) && time >= startTime) || (onDay(addMinutes(moment, -24 * 60)) && time < endTime)
}

function formatted(moment: Instant): string {
  return `${formatDate(moment)} ${formatTime(moment)}`
}
