import { readFileSync } from 'node:fs'
import { brandIds, type Brand } from '@harbour/rules'

/** A text that a guest typed in a hurry, and the English name of the place that was meant. */
export type Misspelt = { typed: string; meant: string; brand: Brand }

/** The list stands beside this file, "brand|typed|meant" on each line; it was written down before the search was tried on it. */
export const misspelt: Misspelt[] = readFileSync(new URL('misspelt.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => {
    const [brand, typed = '', meant = ''] = row.split('|')
    return { typed, meant, brand: Number(brand) === brandIds.macau ? brandIds.macau : brandIds.hongKong }
  })
