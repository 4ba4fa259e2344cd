import { addressSave, dataExport } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { newGuest, place, taikooHome } from '../../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a member gets all that is kept of them, and nothing of a password or of others', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  await gateway.ask(addressSave, { addressCode: 'T01', destination: taikooHome }, member)
  const { orderId } = await place(gateway, member)
  const theirs = await place(gateway, other)
  const { fileName, json } = await gateway.ask(dataExport, {}, member)
  expect(fileName).toBe('harbour-2026-11-20.json')
  expect(JSON.parse(json)).toMatchObject({
    exportedAt: '2026/11/20 12:00:00',
    profile: { userId: member.userId, phoneNo: member.phone, email: member.email },
    consents: [{ kind: 'agreement' }, { kind: 'privacy' }],
    addresses: [{ addressCode: 'T01', destination: taikooHome }],
    devices: [{}],
    points: [{ kind: 'welcome', points: 320 }],
    orders: [{ orderId }],
  })
  for (const secret of ['argon2', 'passwordHash', member.accessCode, other.userId, theirs.orderId]) expect(json).not.toContain(secret)
})

test('every order is in it, page after page', async () => {
  const member = await newMember(gateway)
  const { orderId } = await place(gateway, member)
  const copies = {
    name: '',
    text: `insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_id', gen_random_uuid(), 'client_order_id', gen_random_uuid(),
      'order_no', 'copy ' || n || ' ' || o.order_id))).* from orders o, generate_series(1, 450) n where order_id = $1`,
  }
  await gateway.context.db.rows(copies, [orderId])
  const { json } = await gateway.ask(dataExport, {}, member)
  const { orders } = JSON.parse(json) as { orders: { orderId: string }[] } // as the call has written it
  expect(new Set(orders.map((order) => order.orderId)).size).toBe(451)
})

test('six exports an hour are enough for one member', async () => {
  const strict = await startGateway({ environment: { RATE_LIMIT_SCALE: '1' } })
  const [member, other] = [await newMember(strict), await newMember(strict)]
  for (let i = 0; i < 6; i++) expect(await strict.call(dataExport, {}, member)).toMatchObject({ status: 1 })
  expect(await strict.call(dataExport, {}, member)).toMatchObject({ status: 301, code: 'TOO_MANY_REQUESTS' })
  expect(await strict.call(dataExport, {}, other)).toMatchObject({ status: 1 })
  await strict.stop()
})

test('a visitor exports nothing, and an unknown field is turned away', async () => {
  expect(await gateway.call(dataExport, {}, await newGuest(gateway))).toMatchObject({ status: 301, code: 'MEMBERS_ONLY' })
  expect(await gateway.call(dataExport, { userId: 'x' })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
