import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandIds } from '../region.ts'
import { coveredInBrand, coveredShops } from './covered-shops.ts'
import { hasRight, staffRights, staffRoles, type StaffGrant, type StaffScope } from './staff-rights.ts'

const { hongKong, macau } = brandIds
const shops = [
  { storeId: '3101', brand: hongKong },
  { storeId: '3102', brand: hongKong },
  { storeId: '4201', brand: macau },
]
const managerOf = (...storeIds: string[]): StaffGrant => ({ role: 'manager', scope: { kind: 'shops', storeIds } })

test('a manager of two shops by two roles covers both, and a role that lacks the right covers none', () => {
  const grants: StaffGrant[] = [managerOf('3101'), managerOf('3101', '3102'), { role: 'crew', scope: { kind: 'all' } }]
  expect(coveredShops(grants, 'report.read')).toEqual({ all: false, brands: [], storeIds: ['3101', '3102'] })
  expect(coveredShops(grants, 'ledger.read')).toEqual({ all: false, brands: [], storeIds: [] })
})

test('of a brand that is covered whole every shop is, of the other those that are named', () => {
  const grants: StaffGrant[] = [{ role: 'finance', scope: { kind: 'brand', brand: macau } }, managerOf('3101')]
  const covered = coveredShops(grants, 'report.read')
  expect([coveredInBrand(covered, macau), coveredInBrand(covered, hongKong)]).toEqual([null, ['3101']])
  expect(coveredInBrand(coveredShops([], 'report.read'), macau)).toEqual([])
})

const scopes: fc.Arbitrary<StaffScope> = fc.oneof(
  fc.constant<StaffScope>({ kind: 'all' }),
  fc.constantFrom(hongKong, macau).map((brand): StaffScope => ({ kind: 'brand', brand })),
  fc.subarray(shops.map(({ storeId }) => storeId)).map((storeIds): StaffScope => ({ kind: 'shops', storeIds })),
)

test('a shop is covered just where the right holds at it', () => {
  const grants = fc.array(fc.record({ role: fc.constantFrom(...staffRoles), scope: scopes }), { maxLength: 3 })
  fc.assert(
    fc.property(grants, fc.constantFrom(...staffRights), fc.constantFrom(...shops), (own, right, shop) => {
      const covered = coveredInBrand(coveredShops(own, right), shop.brand)
      expect(covered === null || covered.includes(shop.storeId)).toBe(hasRight(own, right, shop))
    }),
  )
})
