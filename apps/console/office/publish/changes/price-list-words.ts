import type { ChainPriceRule, Prices } from '@harbour/chain'
import { brandIds, type Brand } from '@harbour/rules'
import { listWords } from '../../../lib/list-words.ts'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { weekdayName } from '../../words/weekday-name.ts'

type Tier = { spend: Prices; off: Prices }

/** A list of prices as it is read, each with where and when it holds; undefined where the field is no such list. */
export function priceListWords(field: string, value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  // The gateway has checked them by their schemas.
  if (isOf(field, 'priceRules')) return (value as ChainPriceRule[]).map(ruleWords).join('; ')
  if (isOf(field, 'tiers')) return (value as Tier[]).map(({ spend, off }) => `${pricesWords(spend)} −${pricesWords(off)}`).join('; ')
  return undefined
}

const isOf = (field: string, name: string): boolean => field === name || field.endsWith(`.${name}`)

/** Says whether a field is a list of prices. */
export const isPriceList = (field: string): boolean => isOf(field, 'priceRules') || isOf(field, 'tiers')

function ruleWords({ storeIds, weekdays, startTime, endTime, startDate, endDate, price }: ChainPriceRule): string {
  const limits = [
    storeIds ? listWords(storeIds) : m.office_all_shops(),
    weekdays && listWords(weekdays.map((day) => weekdayName(day))),
    (startTime ?? endTime) && `${startTime ?? '00:00'}–${endTime ?? '24:00'}`,
    (startDate ?? endDate) && `${startDate ?? ''}–${endDate ?? ''}`,
  ]
  return `${limits.filter(Boolean).join(' ')}: ${pricesWords(price)}`
}

const brands: readonly Brand[] = Object.values(brandIds)

const pricesWords = (prices: Prices): string =>
  brands.flatMap((brand) => (prices[brand] === undefined ? [] : [money(prices[brand])])).join(' / ')
