import { randomUUID } from 'node:crypto'
import { staffInviteAccept, staffListGet, staffSave } from '@harbour/protocol'
import type { StaffGrant } from '@harbour/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type As } from '../../../testing/gateway.ts'
import { atShops, newPerson, newStaff, staffPassword, crewAt, wholeChain, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

let admin: StaffAs
let manager: StaffAs
beforeAll(async () => {
  admin = await newStaff(gateway, 'admin')
  manager = await newStaff(gateway, 'manager', atShops('3101'))
})

const save = (content: object, as: As) => gateway.call(staffSave, content, as)

test('a manager takes somebody into the shop, who joins by the invitation', async () => {
  const { staff, invitation } = await gateway.ask(staffSave, newPerson(), manager)
  expect(staff).toMatchObject({ name: 'Lee Ka Yan', joined: false, active: true, grants: crewAt('3101') })
  const session = await gateway.ask(staffInviteAccept, { token: invitation?.token, password: staffPassword })
  expect(session.staff).toEqual({ ...staff, joined: true })
  const { staff: seen } = await gateway.ask(staffListGet, {}, manager)
  expect(seen).toContainEqual(session.staff)
})

test.each<[string, StaffGrant[]]>([
  ['a manager', [{ role: 'manager', scope: atShops('3101') }]],
  ['crew of another shop', crewAt('3102')],
  ['crew of two shops', crewAt('3101', '3102')],
  ['crew of the brand', [{ role: 'crew', scope: { kind: 'brand', brand: 31 } }]],
  ['crew, and finance', [...crewAt('3101'), { role: 'finance', scope: atShops('3101') }]],
  ['nobody in particular', []],
])('a manager does not make %s', async (_whom, grants) => {
  expect(await save(newPerson({ grants }), manager)).toMatchObject({ status: 301, code: 'GRANT_TOO_WIDE', data: null })
})

test('a shop that the chain does not have is no scope', async () => {
  expect(await save(newPerson({ grants: crewAt('9999') }), admin)).toMatchObject({ code: 'STORE_UNKNOWN' })
})

test('whoever is out of reach is unknown', async () => {
  const other = await newStaff(gateway, 'crew', atShops('3102'))
  const change = newPerson({ staffId: other.staffId, account: other.account })
  const answers = [await save(change, manager), await save(newPerson({ staffId: randomUUID() }), manager)]
  expect(answers).toMatchObject([{ code: 'STAFF_UNKNOWN' }, { code: 'STAFF_UNKNOWN' }])
})

test('somebody who was changed since they were seen is left as they are', async () => {
  const { staff } = await gateway.ask(staffSave, newPerson(), admin)
  const { account, name, grants, active } = staff
  const seen = { account, name, grants, active }
  const change = { staffId: staff.staffId, account, name, grants, active }
  expect(await save({ ...change, active: false, seen }, admin)).toMatchObject({ status: 1 })
  expect(await save({ ...change, name: 'Lee Ka Yan Ada', seen }, admin)).toMatchObject({ code: 'STAFF_CHANGED' })
  const { staff: people } = await gateway.ask(staffListGet, {}, admin)
  expect(people.find(({ staffId }) => staffId === staff.staffId)).toMatchObject({ name, active: false })
})

test('of two admins who shut each other out at the same moment one stays', async () => {
  const pair = [await newStaff(gateway, 'admin'), await newStaff(gateway, 'admin')] as const
  const out = ({ staffId, account }: StaffAs) =>
    newPerson({ staffId, account, grants: [{ role: 'admin', scope: wholeChain }], active: false })
  const answers = await Promise.all([save(out(pair[0]), pair[1]), save(out(pair[1]), pair[0])])
  expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
})

test('nobody changes their own roles', async () => {
  const own = { staffId: admin.staffId.toUpperCase(), account: admin.account, grants: [{ role: 'admin', scope: wholeChain }] }
  expect(await save(newPerson(own), admin)).toMatchObject({ code: 'STAFF_SELF' })
})

test('an address is one person’s, whatever its capitals', async () => {
  const { staff } = await gateway.ask(staffSave, newPerson(), admin)
  expect(await save(newPerson({ account: staff.account.toUpperCase() }), admin)).toMatchObject({ code: 'ACCOUNT_TAKEN' })
  const other = await newStaff(gateway, 'crew', atShops('3101'))
  expect(await save(newPerson({ staffId: other.staffId, account: staff.account }), admin)).toMatchObject({ code: 'ACCOUNT_TAKEN' })
  expect(await save(newPerson({ staffId: other.staffId, account: other.account, name: 'Lee' }), admin)).toMatchObject({
    status: 1,
    data: { staff: { name: 'Lee', joined: true }, invitation: null },
  })
})

test.each([
  {},
  { grants: [{ role: 'emperor', scope: { kind: 'all' } }] },
  { grants: [{ role: 'crew', scope: { kind: 'shops', storeIds: [] } }] },
])('a malformed content is turned away: %j', async (more) => {
  const content = Object.keys(more).length > 0 ? newPerson(more) : {}
  expect(await save(content, admin)).toMatchObject({ code: 'CONTENT_INVALID' })
})
