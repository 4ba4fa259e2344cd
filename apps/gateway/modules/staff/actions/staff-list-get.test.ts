import { staffListGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { atShops, invited, newStaff } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a manager sees the shop’s crew, an admin of a brand all of its people, and only an admin of the chain those without a role', async () => {
  const crew = await newStaff(gateway, 'crew', atShops('3101'))
  const other = await newStaff(gateway, 'crew', atShops('3102'))
  const manager = await newStaff(gateway, 'manager', atShops('3101'))
  const ofBrand = await newStaff(gateway, 'admin', { kind: 'brand', brand: 31 })
  const macau = await newStaff(gateway, 'manager', atShops('4201'))
  const admin = await newStaff(gateway, 'admin')
  const { staffId: nobody } = await invited(gateway, [])
  const seen = async (as: typeof crew) => {
    const { staff } = await gateway.ask(staffListGet, {}, as)
    return new Set(staff.map(({ staffId }) => staffId))
  }
  expect(await seen(manager)).toEqual(new Set([crew.staffId]))
  expect(await seen(macau)).toEqual(new Set())
  expect(await seen(ofBrand)).toEqual(new Set([crew, other, manager, ofBrand].map(({ staffId }) => staffId)))
  const all = [crew, other, manager, ofBrand, macau, admin].map(({ staffId }) => staffId)
  expect(await seen(admin)).toEqual(new Set([...all, nobody]))
})

test('who has not joined is seen as such, and no password is seen at all', async () => {
  const admin = await newStaff(gateway, 'admin')
  const { staffId, account } = await invited(gateway, [])
  const reply = await gateway.call(staffListGet, {}, admin)
  const { staff } = await gateway.ask(staffListGet, {}, admin)
  expect(staff.find((each) => each.staffId === staffId)).toEqual({
    staffId,
    account,
    name: 'Chan Siu Ming',
    grants: [],
    active: true,
    joined: false,
  })
  expect(JSON.stringify(reply)).not.toContain('argon2')
})
