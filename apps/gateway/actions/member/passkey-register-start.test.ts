import { passkeyRegisterStart } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../member-cast.ts'
import { newPasskey } from '../../passkey-cast.ts'
import { newGuest } from '../../test-cast.ts'
import { startGateway } from '../../test-gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a member is asked for a passkey of this host, and not for one they have', async () => {
  const member = await newMember(gateway)
  expect(await gateway.ask(passkeyRegisterStart, {}, member)).toMatchObject({ rp: { id: '127.0.0.1' }, excludeCredentials: [] })
  await newPasskey(gateway, member)
  expect((await gateway.ask(passkeyRegisterStart, {}, member)).excludeCredentials).toHaveLength(1)
})

test('ten passkeys are enough', async () => {
  const member = await newMember(gateway)
  for (let i = 0; i < 10; i++) await newPasskey(gateway, member)
  expect(await gateway.call(passkeyRegisterStart, {}, member)).toMatchObject({ status: 301, code: 'PASSKEYS_FULL' })
})

test('where the web app lives elsewhere, passkeys are made for its host', async () => {
  const elsewhere = await startGateway({ environment: { PASSKEY_ORIGINS: 'https://order.example,https://order.example.mo' } })
  expect(await elsewhere.ask(passkeyRegisterStart, {}, await newMember(elsewhere))).toMatchObject({ rp: { id: 'order.example' } })
  await elsewhere.stop()
})

test('a visitor has no passkeys, and an unknown field is turned away', async () => {
  expect(await gateway.call(passkeyRegisterStart, {}, await newGuest(gateway))).toMatchObject({ status: 301, code: 'MEMBERS_ONLY' })
  expect(await gateway.call(passkeyRegisterStart, { x: 1 })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
