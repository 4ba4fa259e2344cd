import { passkeyGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { newPasskey } from '../../../../testing/passkeys.fixtures.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a member sees their own passkeys', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const { passkeyRef } = await newPasskey(gateway, member)
  expect((await gateway.ask(passkeyGet, {}, member)).passkeys).toMatchObject([{ passkeyRef, madeAt: noon, usedAt: null }])
  expect((await gateway.ask(passkeyGet, {}, other)).passkeys).toEqual([])
})

test('a visitor has no list, and an unknown field is turned away', async () => {
  expect(await gateway.call(passkeyGet, {}, await newGuest(gateway))).toMatchObject({ status: 301, code: 'MEMBERS_ONLY' })
  expect(await gateway.call(passkeyGet, { x: 1 })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
