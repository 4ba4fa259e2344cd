import { randomUUID } from 'node:crypto'
import { captchaSms, emailCodeGet, userUpdate } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { goodPassword, newMember } from '../../../../testing/members.fixtures.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway, type As, type TestGateway } from '../../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

test('a member’s own mailbox gets a code', async () => {
  const member = await newMember(gateway)
  expect(await gateway.ask(emailCodeGet, {}, member)).toMatchObject({ sentTo: 'k•••@example.com' })
  expect(gateway.sent.at(-1)).toMatchObject({ channel: 'email', to: member.email, text: expect.stringMatching(/\d{6}/) })
  expect(await gateway.call(emailCodeGet, {}, member)).toMatchObject({ status: 301, code: 'SMS_TOO_SOON' })
  await gateway.ask(userUpdate, { email: 'other@example.com' }, member)
  await gateway.ask(emailCodeGet, {}, member)
  expect(gateway.sent.at(-1)).toMatchObject({ to: 'other@example.com' })
})

test('four in half an hour are enough', async () => {
  const member = await newMember(gateway)
  for (let i = 0; i < 4; i++) {
    await gateway.ask(emailCodeGet, {}, member)
    clock.at += 60_000
  }
  expect(await gateway.call(emailCodeGet, {}, member)).toMatchObject({ code: 'SMS_TOO_MANY' })
})

/** Asks for codes to one new mailbox after another, and counts the answers. */
async function mailStrangers(at: TestGateway, member: As, boxes: readonly string[]) {
  const codes: string[] = []
  for (const email of boxes) {
    await at.ask(userUpdate, { email }, member)
    const { status, code } = await at.call(emailCodeGet, {}, member)
    codes.push(status === 1 ? 'OK' : String(code))
  }
  return codes
}

const newBoxes = (count: number) => Array.from({ length: count }, () => `${randomUUID()}@stranger.example`)

test('a member sends twelve codes a day to mailboxes that may be anybody’s, however often theirs changes', async () => {
  const codes = await mailStrangers(gateway, await newMember(gateway), newBoxes(20))
  expect(codes).toEqual([...Array<string>(12).fill('OK'), ...Array<string>(8).fill('SMS_TOO_MANY')])
})

test('a mailbox that nobody has confirmed gets twelve codes a day from everybody together, and its owner has codes of their own', async () => {
  const [box = ''] = newBoxes(1)
  for (let i = 0; i < 12; i++) await gateway.ask(captchaSms, { account: box }, { deviceId: randomUUID() })
  const member = await newMember(gateway)
  expect(await mailStrangers(gateway, member, [box])).toEqual(['SMS_TOO_MANY'])
  await gateway.context.members.confirmEmail(member.userId, { email: box, at: clock.at })
  expect(await gateway.call(emailCodeGet, {}, member)).toMatchObject({ status: 1 })
})

test('codes to a mailbox that nobody has confirmed are among the thirty an hour of an address', async () => {
  const strict = await startGateway({ clock, environment: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1' } })
  const [address, elsewhere] = ['203.0.113.1', '203.0.113.2']
  const member = await newMember(strict, {}, { address: elsewhere })
  for (const account of newBoxes(30)) await strict.ask(captchaSms, { account }, { deviceId: randomUUID(), address })
  expect(await mailStrangers(strict, { ...member, address }, newBoxes(1))).toEqual(['TOO_MANY_REQUESTS'])
  expect(await mailStrangers(strict, { ...member, address: elsewhere }, newBoxes(1))).toEqual(['OK'])
  await strict.stop()
})

test('nor do the log-in codes of a mailbox that is not confirmed know the member’s device or password', async () => {
  const member = await newMember(gateway)
  const boxes = newBoxes(1)
  const account = boxes[0] ?? ''
  await gateway.ask(userUpdate, { email: account }, member)
  for (let i = 0; i < 12; i++) await gateway.ask(captchaSms, { account }, { deviceId: randomUUID() })
  const before = gateway.sent.length
  expect(await gateway.call(captchaSms, { account }, member)).toMatchObject({ code: 'SMS_TOO_MANY' })
  expect(await gateway.call(captchaSms, { account, password: goodPassword }, member)).toMatchObject({ status: 1 })
  expect(gateway.sent).toHaveLength(before)
})

test('who has no email is told so', async () => {
  const member = await newMember(gateway)
  await gateway.context.db.rows({ name: '', text: `update members set email = '', owns_email = false where user_id = $1` }, [member.userId])
  expect(await gateway.call(emailCodeGet, {}, member)).toMatchObject({ status: 301, code: 'EMAIL_MISSING' })
})

test('a visitor has no mailbox, and an unknown field is turned away', async () => {
  expect(await gateway.call(emailCodeGet, {}, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
  expect(await gateway.call(emailCodeGet, { email: 'a@b.example' })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
