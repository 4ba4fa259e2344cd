import { addressGet, addressSave } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { newGuest, taikooHome } from '../../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[1.14] [6.2] a member finds their addresses of the brand on every device, the default one first', async () => {
  const member = await newMember(gateway)
  expect(await gateway.ask(addressGet, {}, member)).toEqual({ addresses: [] })
  const home = await gateway.ask(addressSave, { addressCode: 'T01', destination: taikooHome }, member)
  const office = await gateway.ask(
    addressSave,
    { addressCode: 'T02', destination: { ...taikooHome, floor: '3', note: 'Ring twice' } },
    member,
  )
  await gateway.ask(addressSave, { addressCode: 'T01', destination: taikooHome }, { ...member, brand: 42 })
  expect((await gateway.ask(addressGet, {}, member)).addresses).toEqual([home, office])
  expect(home).toMatchObject({ isDefault: true, floor: '12' })
})

test('another member has none of them, and a visitor none at all', async () => {
  expect(await gateway.ask(addressGet, {}, await newMember(gateway))).toEqual({ addresses: [] })
  expect(await gateway.call(addressGet, {}, await newGuest(gateway))).toMatchObject({ status: 301, code: 'MEMBERS_ONLY' })
  expect(await gateway.call(addressGet)).toMatchObject({ code: 'SESSION_EXPIRED' })
})

test('an unknown field is turned away', async () => {
  expect(await gateway.call(addressGet, { userId: 'x' })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
