import { emailCodeGet, userUpdate } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../member-cast.ts'
import { newGuest } from '../../test-cast.ts'
import { noon, startGateway } from '../../test-gateway.ts'

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

test('who has no email is told so', async () => {
  const member = await newMember(gateway)
  await gateway.context.db.rows({ name: '', text: `update members set email = '', owns_email = false where user_id = $1` }, [member.userId])
  expect(await gateway.call(emailCodeGet, {}, member)).toMatchObject({ status: 301, code: 'EMAIL_MISSING' })
})

test('a visitor has no mailbox, and an unknown field is turned away', async () => {
  expect(await gateway.call(emailCodeGet, {}, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
  expect(await gateway.call(emailCodeGet, { email: 'a@b.example' })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
