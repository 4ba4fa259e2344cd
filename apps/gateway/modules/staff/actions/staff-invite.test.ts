import { randomUUID } from 'node:crypto'
import { staffInvite, staffInviteAccept, staffLogin, staffSave } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { atShops, newPerson, newStaff, staffPassword, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

let admin: StaffAs
let manager: StaffAs
beforeAll(async () => {
  admin = await newStaff(gateway, 'admin')
  manager = await newStaff(gateway, 'manager', atShops('3101'))
})

test('who is invited again has a new invitation, and the old one is good no more', async () => {
  const { staff, invitation } = await gateway.ask(staffSave, newPerson(), manager)
  const again = await gateway.ask(staffInvite, { staffId: staff.staffId }, manager)
  expect(await gateway.call(staffInviteAccept, { token: invitation?.token, password: staffPassword })).toMatchObject({
    code: 'INVITATION_INVALID',
  })
  expect(await gateway.call(staffInviteAccept, { token: again.token, password: staffPassword })).toMatchObject({ status: 1 })
})

test('who is inactive is not invited', async () => {
  const { staff, invitation } = await gateway.ask(staffSave, newPerson(), admin)
  await gateway.ask(staffSave, { ...newPerson({ account: staff.account }), staffId: staff.staffId, active: false }, admin)
  expect(await gateway.call(staffInvite, { staffId: staff.staffId }, admin)).toMatchObject({ code: 'STAFF_UNKNOWN' })
  expect(await gateway.call(staffInviteAccept, { token: invitation?.token, password: staffPassword })).toMatchObject({
    code: 'INVITATION_INVALID',
  })
})

test('an invitation that was made before somebody was changed, or signed in, is good no more', async () => {
  const crew = await newStaff(gateway, 'crew', atShops('3101'))
  const take = (token: string) => gateway.call(staffInviteAccept, { token, password: staffPassword })
  const kept = await gateway.ask(staffInvite, { staffId: crew.staffId }, manager)
  const promoted = newPerson({ account: crew.account, grants: [{ role: 'manager', scope: atShops('3101') }] })
  expect(await gateway.ask(staffSave, { ...promoted, staffId: crew.staffId }, admin)).toMatchObject({ invitation: null })
  expect(await take(kept.token)).toMatchObject({ code: 'INVITATION_INVALID' })
  const other = await newStaff(gateway, 'crew', atShops('3101'))
  const unused = await gateway.ask(staffInvite, { staffId: other.staffId }, manager)
  await gateway.ask(staffLogin, { account: other.account, password: staffPassword })
  expect(await take(unused.token)).toMatchObject({ code: 'INVITATION_INVALID' })
})

test('nobody invites themselves, to have another password', async () => {
  for (const staffId of [admin.staffId, admin.staffId.toUpperCase()])
    expect(await gateway.call(staffInvite, { staffId }, admin)).toMatchObject({ status: 301, code: 'STAFF_SELF', data: null })
})

test('whoever is out of reach is unknown', async () => {
  const other = await newStaff(gateway, 'crew', atShops('3102'))
  for (const staffId of [other.staffId, admin.staffId, randomUUID()])
    expect(await gateway.call(staffInvite, { staffId }, manager)).toMatchObject({ code: 'STAFF_UNKNOWN', data: null })
})

test('who takes an invitation again is out everywhere else', async () => {
  const crew = await newStaff(gateway, 'crew', atShops('3101'))
  const { token } = await gateway.ask(staffInvite, { staffId: crew.staffId }, manager)
  await gateway.ask(staffInviteAccept, { token, password: 'Another#2026' })
  expect(await gateway.call(staffInvite, { staffId: crew.staffId }, crew)).toMatchObject({ code: 'LOGIN_AGAIN' })
})
