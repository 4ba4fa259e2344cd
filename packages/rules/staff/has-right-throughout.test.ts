import { expect, test } from 'vitest'
import { brandIds, type Brand } from '../region.ts'
import { hasRightThroughout } from './has-right-throughout.ts'
import type { StaffGrant, StaffScope } from './staff-rights.ts'

const { hongKong, macau } = brandIds
const brands = new Map<string, Brand>([
  ['3101', hongKong],
  ['3102', hongKong],
  ['4201', macau],
])
const at = (...storeIds: string[]): StaffScope => ({ kind: 'shops', storeIds })
const all: StaffScope = { kind: 'all' }
const inBrand = (brand: Brand): StaffScope => ({ kind: 'brand', brand })
const crew = (scope: StaffScope): StaffGrant => ({ role: 'crew', scope })

test.each<[string, StaffGrant[], StaffScope, boolean]>([
  ['the chain, for the chain', [crew(all)], all, true],
  ['a brand, for the chain', [crew(inBrand(hongKong))], all, false],
  ['both brands, for the chain', [crew(inBrand(hongKong)), crew(inBrand(macau))], all, false],
  ['the chain, for a brand', [crew(all)], inBrand(macau), true],
  ['a brand, for it', [crew(inBrand(macau))], inBrand(macau), true],
  ['the other brand, for a brand', [crew(inBrand(hongKong))], inBrand(macau), false],
  ['every shop of a brand, for it', [crew(at('4201'))], inBrand(macau), false],
  ['the chain, for shops', [crew(all)], at('3101', '4201'), true],
  ['a brand, for its shops', [crew(inBrand(hongKong))], at('3101', '3102'), true],
  ['a brand, for a shop of it and of the other', [crew(inBrand(hongKong))], at('3101', '4201'), false],
  ['two shops by two roles, for both', [crew(at('3101')), crew(at('3102'))], at('3101', '3102'), true],
  ['a shop, for it and another', [crew(at('3101'))], at('3101', '3102'), false],
  ['the chain, for a shop that is not there', [crew(all)], at('3101', '9999'), false],
  ['the chain by a role without the right', [{ role: 'finance', scope: all }], at('3101'), false],
  ['the chain by a role without the right, and a shop by one with it', [{ role: 'finance', scope: all }, crew(at('3101'))], all, false],
  ['nothing', [], at('3101'), false],
])('the right held for %s', (_how, grants, scope, may) => {
  expect(hasRightThroughout(grants, { right: 'shop.state', scope, brandOf: (storeId) => brands.get(storeId) })).toBe(may)
})
