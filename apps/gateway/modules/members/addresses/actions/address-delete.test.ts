import { randomUUID } from 'node:crypto'
import { addressDelete, addressGet, addressSave } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { newGuest, taikooHome } from '../../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const home = { addressCode: 'T01', destination: taikooHome }

test('[1.14] an address is forgotten; where it was the default one, another is', async () => {
  const member = await newMember(gateway)
  const [first, second] = [await gateway.ask(addressSave, home, member), await gateway.ask(addressSave, home, member)]
  expect(await gateway.ask(addressDelete, { addressId: first.addressId }, member)).toBeNull()
  expect((await gateway.ask(addressGet, {}, member)).addresses).toEqual([{ ...second, isDefault: true }])
  expect(await gateway.call(addressDelete, { addressId: first.addressId }, member)).toMatchObject({ status: 301, code: 'ADDRESS_UNKNOWN' })
})

test('another member’s address is unknown, and stays', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const { addressId } = await gateway.ask(addressSave, home, member)
  for (const as of [other, { ...member, brand: 42 as const }])
    expect(await gateway.call(addressDelete, { addressId }, as)).toMatchObject({ code: 'ADDRESS_UNKNOWN' })
  expect((await gateway.ask(addressGet, {}, member)).addresses).toHaveLength(1)
})

test('a visitor has none, and a malformed content is turned away', async () => {
  expect(await gateway.call(addressDelete, { addressId: randomUUID() }, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
  expect(await gateway.call(addressDelete, { addressId: 1 })).toMatchObject({ code: 'CONTENT_INVALID' })
})
