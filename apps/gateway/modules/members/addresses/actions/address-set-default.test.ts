import { randomUUID } from 'node:crypto'
import { addressGet, addressSave, addressSetDefault } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { newGuest, taikooHome } from '../../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const home = { addressCode: 'T01', destination: taikooHome }

test('[1.14] the default address is the one that was chosen, and the only one', async () => {
  const member = await newMember(gateway)
  const [first, second] = [await gateway.ask(addressSave, home, member), await gateway.ask(addressSave, home, member)]
  expect(await gateway.ask(addressSetDefault, { addressId: second.addressId }, member)).toBeNull()
  const { addresses } = await gateway.ask(addressGet, {}, member)
  expect(addresses.map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([
    [second.addressId, true],
    [first.addressId, false],
  ])
})

test('another member’s address is unknown, and changes nothing of either', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const { addressId } = await gateway.ask(addressSave, home, member)
  const own = await gateway.ask(addressSave, home, other)
  expect(await gateway.call(addressSetDefault, { addressId }, other)).toMatchObject({ status: 301, code: 'ADDRESS_UNKNOWN' })
  expect((await gateway.ask(addressGet, {}, other)).addresses).toEqual([own])
})

test('a visitor has none, and a malformed content is turned away', async () => {
  expect(await gateway.call(addressSetDefault, { addressId: randomUUID() }, await newGuest(gateway))).toMatchObject({
    code: 'MEMBERS_ONLY',
  })
  expect(await gateway.call(addressSetDefault, {})).toMatchObject({ code: 'CONTENT_INVALID' })
})
