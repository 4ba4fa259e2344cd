import { staffPasskeyGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../../testing/gateway.ts'
import { newStaffPasskey } from '../../../../testing/passkeys.fixtures.ts'
import { newStaff } from '../../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('somebody sees their own passkeys by name, and nobody else’s', async () => {
  const [person, other] = [await newStaff(gateway, 'crew'), await newStaff(gateway, 'admin')]
  await newStaffPasskey(gateway, person, 'My phone')
  await newStaffPasskey(gateway, person, 'Key on the hook')
  const { passkeys } = await gateway.ask(staffPasskeyGet, {}, person)
  expect(passkeys.map(({ name }) => name).toSorted()).toEqual(['Key on the hook', 'My phone'])
  expect(passkeys[0]).toMatchObject({ madeAt: noon, usedAt: null })
  expect(await gateway.ask(staffPasskeyGet, {}, other)).toEqual({ passkeys: [] })
})
