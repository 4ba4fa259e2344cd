import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandIds } from '../region.ts'
import { grantsAtTablet, isAtTablet, rightsAt, rightsAtTablet } from './at-tablet.ts'
import { hasRight, staffRights, staffRoles, type StaffRole, type StaffScope } from './staff-rights.ts'

const taikoo = { storeId: '3101', brand: brandIds.hongKong }
const others = [
  { storeId: '3102', brand: brandIds.hongKong },
  { storeId: '4201', brand: brandIds.macau },
]
const scopes: fc.Arbitrary<StaffScope> = fc.oneof(
  fc.constant<StaffScope>({ kind: 'all' }),
  fc.constantFrom(...Object.values(brandIds)).map((brand): StaffScope => ({ kind: 'brand', brand })),
  fc.subarray(['3101', '3102', '4201'], { minLength: 1 }).map((storeIds): StaffScope => ({ kind: 'shops', storeIds })),
)
const anyGrants = fc.array(fc.record({ role: fc.constantFrom(...staffRoles), scope: scopes }), { maxLength: 4 })

test.each<[StaffRole, string]>([
  ['crew', 'shop.soldOut shop.state shop.orders'],
  ['manager', 'shop.soldOut shop.state shop.orders shop.refund shop.dayEnd'],
  ['admin', 'shop.soldOut shop.state shop.orders shop.refund shop.dayEnd'],
  ['menu', ''],
  ['marketing', ''],
  ['support', ''],
  ['finance', ''],
])('at a tablet %s may do: %s', (role, rights) => {
  expect(rightsAt([{ role, scope: { kind: 'all' } }], taikoo).join(' ')).toBe(rights)
})

test('at a tablet nobody has a right that they do not have at its shop, and those of a tablet they keep there', () => {
  fc.assert(
    fc.property(anyGrants, (grants) => {
      const there = grantsAtTablet(grants, taikoo)
      for (const right of staffRights) if (hasRight(there, right, taikoo)) expect(hasRight(grants, right, taikoo)).toBe(true)
      for (const right of rightsAtTablet) expect(hasRight(there, right, taikoo)).toBe(hasRight(grants, right, taikoo))
    }),
  )
})

test('grants of a tablet reach no other shop, and are the same when they are narrowed again', () => {
  fc.assert(
    fc.property(anyGrants, (grants) => {
      const there = grantsAtTablet(grants, taikoo)
      for (const shop of others) for (const right of staffRights) expect(hasRight(there, right, shop)).toBe(false)
      expect(grantsAtTablet(there, taikoo)).toEqual(there)
    }),
  )
})

test('who may see to the orders of a shop has rights at its tablet, none but those of a tablet, and who may not has none', () => {
  fc.assert(
    fc.property(anyGrants, (grants) => {
      const rights = rightsAt(grants, taikoo)
      expect(rights.every(isAtTablet)).toBe(true)
      expect(rights.includes('shop.orders')).toBe(hasRight(grants, 'shop.orders', taikoo))
      if (!hasRight(grants, 'shop.orders', taikoo)) expect(rights).toEqual([])
    }),
  )
})
