import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandIds, type Brand } from '../region.ts'
import { hasRight, mayGrant, rightsOf, staffRights, staffRoles, type StaffGrant, type StaffRole, type StaffScope } from './staff-rights.ts'

const { hongKong, macau } = brandIds
const taikoo = { storeId: '3101', brand: hongKong }
const senado = { storeId: '4201', brand: macau }
const brandOf = (storeId: string) =>
  new Map<string, Brand>([
    ['3101', hongKong],
    ['3102', hongKong],
    ['4201', macau],
  ]).get(storeId)
const at = (...storeIds: string[]): StaffScope => ({ kind: 'shops', storeIds })
const all: StaffScope = { kind: 'all' }
const inBrand = (brand: Brand): StaffScope => ({ kind: 'brand', brand })
const grant = (role: StaffRole, scope: StaffScope): StaffGrant => ({ role, scope })

test.each<[StaffRole, string]>([
  ['crew', 'shop.soldOut shop.state shop.orders'],
  ['manager', 'shop.soldOut shop.state shop.orders shop.refund shop.devices shop.dayEnd report.read staff.manage audit.read'],
  ['menu', 'shop.soldOut catalogue.read catalogue.edit catalogue.market catalogue.publish'],
  ['marketing', 'catalogue.read catalogue.market report.read'],
  ['support', 'shop.refund guest.read guest.help guest.unmask'],
  ['finance', 'report.read ledger.read audit.read'],
  ['admin', staffRights.join(' ')],
])('%s may do: %s', (role, rights) => {
  expect(rightsOf([grant(role, all)]).join(' ')).toBe(rights)
})

test.each<[string, StaffScope, boolean, boolean]>([
  ['the whole chain', all, true, true],
  ['one brand', inBrand(hongKong), true, false],
  ['the other brand', inBrand(macau), false, true],
  ['one shop', at('3101'), true, false],
  ['two other shops', at('3102', '4201'), false, true],
])('a right held for %s holds there alone', (_where, scope, atTaikoo, atSenado) => {
  const grants = [grant('crew', scope)]
  expect([hasRight(grants, 'shop.state', taikoo), hasRight(grants, 'shop.state', senado)]).toEqual([atTaikoo, atSenado])
  expect(hasRight(grants, 'shop.state')).toBe(true)
})

test('the catalogue is for those whose role is for the whole chain', () => {
  expect(hasRight([grant('menu', all)], 'catalogue.edit')).toBe(true)
  expect(rightsOf([grant('menu', inBrand(hongKong)), grant('admin', at('3101'))])).not.toContain('catalogue.edit')
})

test('two roles in two places do not mix', () => {
  const grants = [grant('manager', at('3101')), grant('crew', all)]
  expect(hasRight(grants, 'audit.read', taikoo)).toBe(true)
  expect(hasRight(grants, 'audit.read', senado)).toBe(false)
  expect(hasRight(grants, 'shop.state', senado)).toBe(true)
})

test('who has no role may do nothing', () => {
  expect(rightsOf([])).toEqual([])
  expect(hasRight([], 'shop.state')).toBe(false)
})

test.each<[string, StaffGrant, StaffGrant, boolean]>([
  ['an admin makes another admin', grant('admin', all), grant('admin', all), true],
  ['an admin of a brand makes none of the chain', grant('admin', inBrand(hongKong)), grant('admin', all), false],
  ['an admin of a brand makes one of it', grant('admin', inBrand(hongKong)), grant('admin', inBrand(hongKong)), true],
  ['an admin of a brand makes a manager of its shop', grant('admin', inBrand(hongKong)), grant('manager', at('3101')), true],
  ['an admin of a brand makes none of the other', grant('admin', inBrand(hongKong)), grant('crew', at('4201')), false],
  ['an admin of some shops makes none of their brand', grant('admin', at('3101', '3102')), grant('crew', inBrand(hongKong)), false],
  ['a manager makes crew of the shop', grant('manager', at('3101')), grant('crew', at('3101')), true],
  ['a manager makes no crew of two', grant('manager', at('3101')), grant('crew', at('3101', '3102')), false],
  ['a manager makes no manager', grant('manager', at('3101')), grant('manager', at('3101')), false],
  ['crew makes nobody', grant('crew', all), grant('crew', at('3101')), false],
  ['finance makes nobody', grant('finance', all), grant('crew', at('3101')), false],
  ['nobody of a brand makes crew of a shop that is not there', grant('admin', inBrand(hongKong)), grant('crew', at('none')), false],
])('%s: %j', (_what, own, given, may) => {
  expect(mayGrant([own], given, brandOf)).toBe(may)
})

test('a manager of two shops by two roles makes crew of both, and looks after who also works at a shop that is gone', () => {
  const own = [grant('manager', at('3101')), grant('manager', at('3102'))]
  expect(mayGrant(own, grant('crew', at('3101', '3102')), brandOf)).toBe(true)
  expect(mayGrant(own, grant('crew', at('3101', 'gone')), brandOf)).toBe(true)
  expect(mayGrant(own, grant('crew', at('3101', '4201')), brandOf)).toBe(false)
})

const scopes: fc.Arbitrary<StaffScope> = fc.oneof(
  fc.constant(all),
  fc.constantFrom(hongKong, macau).map(inBrand),
  fc.subarray(['3101', '3102', '4201'], { minLength: 1 }).map((storeIds) => at(...storeIds)),
)

test('nobody gives a right at a shop at which they hold none', () => {
  const grants = fc.array(
    fc.tuple(fc.constantFrom(...staffRoles), scopes).map(([role, scope]) => grant(role, scope)),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(grants, fc.constantFrom(...staffRoles), scopes, fc.constantFrom(...staffRights), (own, role, scope, right) => {
      if (!mayGrant(own, grant(role, scope), brandOf)) return
      for (const shop of [taikoo, senado]) if (hasRight([grant(role, scope)], right, shop)) expect(hasRight(own, right, shop)).toBe(true)
    }),
  )
})
