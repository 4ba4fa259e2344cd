import { randomUUID } from 'node:crypto'
import { addressGet, addressSave } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { newGuest, taikooHome } from '../../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const home = { addressCode: 'T01', destination: taikooHome }
const contact = { name: '嘉敏', phone: '6123 4567', titlesCode: 'U02' }

test('[1.14] [3.2] an address is kept as it was sent, with its label and the name and title of its contact', async () => {
  const member = await newMember(gateway)
  const kept = await gateway.ask(addressSave, { ...home, addressCode: 'T03', label: '外婆', contact }, member)
  expect(kept).toMatchObject({ ...taikooHome, addressCode: 'T03', label: '外婆', contact, isDefault: true })
  expect((await gateway.ask(addressGet, {}, member)).addresses).toEqual([kept])
})

test('the same id changes it; the default one stays so until another is', async () => {
  const member = await newMember(gateway)
  const first = await gateway.ask(addressSave, home, member)
  const changed = await gateway.ask(addressSave, { ...home, addressId: first.addressId, label: '屋企', isDefault: false }, member)
  expect(changed).toMatchObject({ addressId: first.addressId, label: '屋企', isDefault: true })
  const second = await gateway.ask(addressSave, { ...home, isDefault: true }, member)
  const { addresses } = await gateway.ask(addressGet, {}, member)
  expect(addresses.map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([
    [second.addressId, true],
    [first.addressId, false],
  ])
})

test('many at once leave one default', async () => {
  const member = await newMember(gateway)
  await Promise.all(Array.from({ length: 8 }, () => gateway.ask(addressSave, { ...home, isDefault: true }, member)))
  const { addresses } = await gateway.ask(addressGet, {}, member)
  expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1)
})

test('another member’s address is unknown, and stays as it is', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const { addressId } = await gateway.ask(addressSave, home, member)
  for (const id of [addressId, randomUUID()])
    expect(await gateway.call(addressSave, { ...home, addressId: id, label: 'mine' }, other)).toMatchObject({
      status: 301,
      code: 'ADDRESS_UNKNOWN',
    })
  expect((await gateway.ask(addressGet, {}, member)).addresses).toMatchObject([{ label: '' }])
})

test('twenty are enough, and a phone that cannot exist is refused', async () => {
  const member = await newMember(gateway)
  for (let i = 0; i < 20; i++) await gateway.ask(addressSave, home, member)
  expect(await gateway.call(addressSave, home, member)).toMatchObject({ code: 'ADDRESS_TOO_MANY' })
  const bad = { ...home, contact: { name: 'x', phone: '123456' } }
  expect(await gateway.call(addressSave, bad, member)).toMatchObject({ code: 'PHONE_INVALID' })
})

test('[3.2] a contact without a title has none, and one that nobody bears is refused', async () => {
  const member = await newMember(gateway)
  const { titlesCode: _, ...untitled } = contact
  expect((await gateway.ask(addressSave, { ...home, contact: untitled }, member)).contact).toEqual(untitled)
  const wrong = { ...home, contact: { ...contact, titlesCode: 'U99' } }
  expect(await gateway.call(addressSave, wrong, member)).toMatchObject({ status: 301, code: 'TITLE_UNKNOWN' })
})

test('a visitor saves nothing here', async () => {
  expect(await gateway.call(addressSave, home, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
})

test.each([
  { addressCode: 'T09' },
  { destination: { ...taikooHome, floor: undefined } },
  { destination: { ...taikooHome, note: 'x'.repeat(27) } },
  { addressId: '1' },
  { label: 'x'.repeat(21) },
])('[5.11] [5.12] a malformed content is turned away: %j', async (wrong) => {
  expect(await gateway.call(addressSave, { ...home, ...wrong })).toMatchObject({ code: 'CONTENT_INVALID' })
})
