import { staffAccessGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { newPinHolder } from '../../../testing/pins.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('the ways in and the open sessions of those whom the caller may look after, and of nobody else', async () => {
  const admin = await newStaff(gateway, 'admin')
  const manager = await newStaff(gateway, 'manager', atShops('3101'))
  const cook = await newPinHolder(gateway, 'crew', atShops('3101'))
  const elsewhere = await newStaff(gateway, 'crew', atShops('3102'))
  const of = async (as: typeof admin) => (await gateway.ask(staffAccessGet, {}, as)).people
  expect((await of(manager)).map(({ staffId }) => staffId)).toEqual([cook.staffId])
  const all = await of(admin)
  expect(all.find(({ staffId }) => staffId === cook.staffId)).toMatchObject({ passkeys: 0, hasPin: true })
  expect(all.find(({ staffId }) => staffId === elsewhere.staffId)).toMatchObject({
    hasPin: false,
    sessions: [{ device: expect.any(String) }],
  })
})
