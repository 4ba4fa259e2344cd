import { captchaSms } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { freshPhone, newMember } from '../../member-cast.ts'
import { noon, startGateway } from '../../test-gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

test('[1.24] the check by code reads the same for a member and for nobody', async () => {
  const member = await newMember(gateway)
  const nobody = freshPhone()
  for (const account of [member.phone, nobody]) {
    const sent = await gateway.ask(captchaSms, { account })
    expect(sent).toMatchObject({ sentTo: `+852 •••• ${account.slice(-4)}`, expiresAt: clock.at + 600_000, resendAt: clock.at + 60_000 })
    expect(gateway.sent.at(-1)).toMatchObject({ channel: 'sms', to: account, text: expect.stringMatching(/\d{6}/) })
  }
})

test('an email gets its code by email, in the language of the call', async () => {
  expect(await gateway.ask(captchaSms, { account: 'KaMan@Example.com' }, { language: 2 })).toMatchObject({ sentTo: 'k•••@example.com' })
  expect(gateway.sent.at(-1)).toMatchObject({ channel: 'email', to: 'kaman@example.com', subject: 'Harbour log-in code' })
})

test('another code may be asked for after 60 seconds, and four in half an hour', async () => {
  const account = freshPhone()
  for (let i = 0; i < 4; i++) {
    await gateway.ask(captchaSms, { account })
    clock.at += 59_000
    expect(await gateway.call(captchaSms, { account })).toMatchObject({
      status: 301,
      code: 'SMS_TOO_SOON',
      data: { retryAfter: 1 },
    })
    clock.at += 1000
  }
  expect(await gateway.call(captchaSms, { account })).toMatchObject({ code: 'SMS_TOO_MANY', data: { retryAfter: 26 * 60 } })
  clock.at += 26 * 60_000
  expect(await gateway.call(captchaSms, { account })).toMatchObject({ status: 1 })
})

test('twelve codes a day go to one phone, whoever asks', async () => {
  const account = freshPhone()
  const ask = (at: number) => gateway.call(captchaSms, { account }, { deviceId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` })
  for (let i = 0; i < 12; i++) expect(await ask(i)).toMatchObject({ status: 1 })
  expect(await ask(12)).toMatchObject({ code: 'SMS_TOO_MANY' })
})

test.each(['12345', '+852 1234', 'nobody@nowhere', '@@@'])('%s is neither a phone nor an email', async (account) => {
  expect(await gateway.call(captchaSms, { account })).toMatchObject({ status: 301, code: 'ACCOUNT_INVALID' })
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(captchaSms, { account: 1 })).toMatchObject({ code: 'CONTENT_INVALID' })
})
