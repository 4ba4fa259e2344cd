import type { StaffGrant } from '@harbour/rules'
import { expect, test } from 'vitest'
import { areComplete, brandsToGive, rolesToGive, scopesToGive, shopsToGive } from './grants.ts'

const brandOf = (storeId: string) => (storeId.startsWith('31') ? (31 as const) : (42 as const))
const shops = [{ storeId: '3101' }, { storeId: '3102' }, { storeId: '4201' }]
const admin: StaffGrant[] = [{ role: 'admin', scope: { kind: 'all' } }]
const ofMacau: StaffGrant[] = [{ role: 'admin', scope: { kind: 'brand', brand: 42 } }]
const manager: StaffGrant[] = [{ role: 'manager', scope: { kind: 'shops', storeIds: ['3101'] } }]

test('an admin of the chain gives every role everywhere', () => {
  expect(rolesToGive(admin, brandOf)).toHaveLength(7)
  expect(scopesToGive(admin, 'admin', brandOf)).toEqual(['all', 'brand', 'shops'])
})

test('an admin of a brand gives within it alone', () => {
  expect(scopesToGive(ofMacau, 'support', brandOf)).toEqual(['brand', 'shops'])
  expect(brandsToGive(ofMacau, 'support', brandOf)).toEqual([42])
  expect(shopsToGive(shops, { own: ofMacau, role: 'crew', brandOf })).toEqual([{ storeId: '4201' }])
})

test('a manager gives crew at their shop, and nothing greater', () => {
  expect(rolesToGive(manager, brandOf)).toEqual(['crew'])
  expect(scopesToGive(manager, 'crew', brandOf)).toEqual(['shops'])
  expect(shopsToGive(shops, { own: manager, role: 'crew', brandOf })).toEqual([{ storeId: '3101' }])
})

test('a role for no shop is not whole yet', () => {
  expect(areComplete([...admin, { role: 'crew', scope: { kind: 'shops', storeIds: [] } }])).toBe(false)
  expect(areComplete(manager)).toBe(true)
})
