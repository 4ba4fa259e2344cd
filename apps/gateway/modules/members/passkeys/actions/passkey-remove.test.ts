import { passkeyGet, passkeyLogin, passkeyRemove } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { loginChallenge, newPasskey } from '../../../../testing/passkeys.fixtures.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a passkey that is removed opens nothing any more', async () => {
  const member = await newMember(gateway)
  const { authenticator, passkeyRef } = await newPasskey(gateway, member)
  expect(await gateway.ask(passkeyRemove, { passkeyRef }, member)).toEqual({ removed: true })
  const credential = authenticator.sign(await loginChallenge(gateway, {}))
  expect(await gateway.call(passkeyLogin, { credential })).toMatchObject({ code: 'PASSKEY_FAILED' })
})

test('another member’s passkey is unknown, and stays', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const { passkeyRef } = await newPasskey(gateway, member)
  expect(await gateway.call(passkeyRemove, { passkeyRef }, other)).toMatchObject({ status: 301, code: 'PASSKEY_UNKNOWN' })
  expect((await gateway.ask(passkeyGet, {}, member)).passkeys).toHaveLength(1)
})

test('a visitor removes nothing, and a malformed content is turned away', async () => {
  const { passkeyRef } = await newPasskey(gateway, await newMember(gateway))
  expect(await gateway.call(passkeyRemove, { passkeyRef }, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
  expect(await gateway.call(passkeyRemove, { passkeyRef: 'x' })).toMatchObject({ code: 'CONTENT_INVALID' })
})
