import { brandIds, type Brand } from '@harbour/rules'
import { useState } from 'react'
import { useOffice } from '../../../api/keys.ts'
import { centsOf } from '../../../lib/money-text.ts'
import type { PriceChange, Rounding } from './price-change.ts'

/** A change of prices as somebody types it. */
export type ChangeFields = {
  way: 'up' | 'down'
  by: 'percent' | 'sum'
  typed: string
  brand: 'both' | Brand
  rounding: Rounding
  rules: boolean
  choices: boolean
}

/** The fields of a change, for the brand that is looked at: five percent up, to .00 or .50. */
export function useChangeFields() {
  const brand = useOffice(({ brand }) => brand)
  return useState<ChangeFields>({ way: 'up', by: 'percent', typed: '5', brand, rounding: 50, rules: true, choices: false })
}

const mostTenths = 1000

/** The change that is typed; undefined where it is none. */
export function readChange({ way, by, typed, brand, rounding, rules, choices }: ChangeFields): PriceChange | undefined {
  const size = by === 'percent' ? tenthsOf(typed) : centsOf(typed)
  if (size === undefined || size <= 0) return undefined
  return { by, size, down: way === 'down', rounding, brands: brand === 'both' ? Object.values(brandIds) : [brand], rules, choices }
}

/** The tenths of a percentage; undefined where it is none, or more than all of a price. */
function tenthsOf(typed: string): number | undefined {
  const read = /^(\d{1,3})(?:\.(\d))?\s*%?$/.exec(typed.trim())
  if (!read) return undefined
  const tenths = Number(read[1]) * 10 + Number(read[2] ?? 0)
  return tenths <= mostTenths ? tenths : undefined
}
