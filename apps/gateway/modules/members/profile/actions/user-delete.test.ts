import { randomUUID } from 'node:crypto'
import { addressSave, cancelOrder, login, orderPay, payStatusGet, register, userDelete, userProfileGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { alsoOn, goodPassword, joiningForm, newMember, provedPhone, solvedPuzzle } from '../../../../testing/members.fixtures.ts'
import { fakeProvider } from '../../../../testing/fakes/fake-provider.ts'
import { newGuest, place, taikooHome } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const bank = fakeProvider()
const gateway = await startGateway({ clock, instead: { providers: bank.providers } })
afterAll(gateway.stop)

const contact = { name: 'Rumpelstilzchen', phone: '91234567' }
const delivery = { orderType: 2, at: taikooHome, contact, request: 'Ask for Rumpelstilzchen' } as const

/** Every table with a trace of a text. */
async function tracesOf(text: string): Promise<string[]> {
  const { db } = gateway.context
  const tables = await db.rows<{ name: string }>({
    name: '',
    text: `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  })
  const found = await Promise.all(
    tables.map(async ({ name }) => ({
      name,
      rows: await db.rows({ name: '', text: `select from "${name}" t where t::text ilike '%' || $1 || '%' limit 1` }, [text]),
    })),
  )
  return found.filter(({ rows }) => rows.length > 0).map(({ name }) => name)
}

test('[1.23] a deleted account is gone from every table; its orders stay without the person', async () => {
  const member = await newMember(gateway, { firstName: 'Vanishing' })
  await gateway.ask(addressSave, { addressCode: 'T01', destination: { ...taikooHome, building: 'Vanishing Tower' } }, member)
  const { orderId } = await place(gateway, member, delivery)
  expect(await tracesOf(orderId)).toContain('order_origins')
  await gateway.ask(cancelOrder, { orderId }, member)
  // As older gateways left an order that was cancelled on its way.
  await gateway.context.db.rows({ name: '', text: `update orders set rider = '{"name": "Vanishing Rider"}' where order_id = $1` }, [
    orderId,
  ])
  // As whoever asks for a code by email, and has not said who they are.
  const strangers = [
    `insert into outgoing_messages (message_id, channel, target, body, silent, until, try_at) values (gen_random_uuid(), 'email', $1, 'x', false, now(), now())`,
    `insert into codes (code_id, purpose, device_id, target, code_hash, tries_left, sent_at, expires_at) values ('strange', 'check', gen_random_uuid(), $1, '', 5, now(), now())`,
  ]
  for (const text of strangers) await gateway.context.db.rows({ name: '', text }, [member.email])
  expect(await gateway.ask(userDelete, { password: goodPassword }, member)).toEqual({ ordersKept: 1 })
  expect(await tracesOf(orderId)).not.toContain('order_origins')
  for (const trace of ['Vanishing', member.phone, member.email, 'Rumpelstilzchen']) expect(await tracesOf(trace)).toEqual([])
  const kept = { name: '', text: 'select total > 0 as paid, contact, destination, request from orders where order_id = $1' }
  expect(await gateway.context.db.rows(kept, [orderId])).toEqual([{ paid: true, contact: null, destination: null, request: null }])
})

test('[1.23] no card that has paid for an order of a deleted account is known any more', async () => {
  const member = await newMember(gateway)
  const { orderId } = await place(gateway, member, { ...delivery, payMethod: 'card' })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'card' }, member)
  bank.pay(page?.split('/').at(-1) ?? '')
  await gateway.ask(payStatusGet, { orderId }, member)
  await gateway.ask(cancelOrder, { orderId }, member)
  const cards = () => gateway.context.db.rows({ name: '', text: 'select card from payments where order_id = $1' }, [orderId])
  expect(await cards()).toMatchObject([{ card: { last4: '4242' } }])
  await gateway.ask(userDelete, { password: goodPassword }, member)
  expect(await cards()).toEqual([{ card: null }])
})

test('an account is deleted beside an order of it that comes back to life and takes its points', async () => {
  const member = await newMember(gateway)
  const { orderId } = await place(gateway, member, delivery)
  await gateway.ask(cancelOrder, { orderId }, member)
  const { db, members } = gateway.context
  const waiting = () =>
    db.rows({ name: '', text: `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()` })
  const deleted = await db.transaction(async (rows) => {
    await rows({ name: '', text: 'select from orders where order_id = $1 for no key update' }, [orderId])
    const removal = members.remove(member.userId)
    await expect.poll(async () => (await waiting()).length).toBe(1)
    await rows({ name: '', text: 'select from users where user_id = $1 for no key update' }, [member.userId])
    return { removal }
  })
  expect(await deleted.removal).toEqual({ ordersKept: 1 })
})

test('every device is signed out, nobody logs in any more, and the phone may join anew', async () => {
  const member = await newMember(gateway)
  const tablet = await alsoOn(gateway, member, { deviceId: randomUUID() })
  await gateway.ask(userDelete, { password: goodPassword }, member)
  for (const as of [member, tablet]) expect(await gateway.call(userProfileGet, {}, as)).toMatchObject({ code: 'LOGIN_AGAIN' })
  const as = { deviceId: randomUUID() }
  const captchaToken = await solvedPuzzle(gateway, as)
  expect(await gateway.call(login, { account: member.phone, password: goodPassword, captchaToken }, as)).toMatchObject({
    code: 'LOGIN_FAILED',
  })
  const proof = await provedPhone(gateway, member.phone, as)
  const again = await gateway.ask(register, { ...(await joiningForm(gateway)), proof }, as)
  expect(again.userId).not.toBe(member.userId)
})

test('an order on its way keeps the account until it has arrived', async () => {
  const member = await newMember(gateway)
  const { orderId } = await place(gateway, member, delivery)
  expect(await gateway.call(userDelete, { password: goodPassword }, member)).toMatchObject({ status: 301, code: 'ORDERS_ON_THE_WAY' })
  expect(await gateway.call(userProfileGet, {}, member)).toMatchObject({ status: 1 })
  await gateway.ask(cancelOrder, { orderId }, member)
  expect(await gateway.call(userDelete, { password: goodPassword }, member)).toMatchObject({ status: 1 })
})

test('it takes the password, five tries of it', async () => {
  const member = await newMember(gateway)
  for (let i = 0; i < 5; i++)
    expect(await gateway.call(userDelete, { password: 'Wrong#2026' }, member)).toMatchObject({ code: 'PASSWORD_WRONG' })
  expect(await gateway.call(userDelete, { password: goodPassword }, member)).toMatchObject({ code: 'TRY_LATER' })
})

test('a visitor has no account to delete, and a malformed content is turned away', async () => {
  expect(await gateway.call(userDelete, { password: 'x' }, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
  expect(await gateway.call(userDelete, {})).toMatchObject({ code: 'CONTENT_INVALID' })
})
