import { randomUUID } from 'node:crypto'
import { captchaSms, type Reply } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { freshPhone, goodPassword, newMember } from '../../../../testing/members.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

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

test('strangers who take all that may be sent to a phone in a day keep its owner out neither here nor on a new device', async () => {
  const member = await newMember(gateway)
  const account = member.phone
  for (let at = 0; at < 12; at++) await gateway.call(captchaSms, { account, password: 'Wrong#2026' }, { deviceId: randomUUID() })
  const asks = (content: object) => gateway.call(captchaSms, { account, ...content }, { deviceId: randomUUID() })
  const sentFor = async (ask: Promise<Reply>) => {
    const before = gateway.sent.length
    return [(await ask).code ?? 'OK', gateway.sent.length - before]
  }
  expect(await sentFor(asks({}))).toEqual(['SMS_TOO_MANY', 0])
  // Nobody learns by asking which password is right: one answer, and the message goes to the owner alone.
  expect(await sentFor(asks({ password: 'Wrong#2026' }))).toEqual(['OK', 0])
  expect(await sentFor(asks({ password: goodPassword }))).toEqual(['OK', 1])
  // Where they joined, and so had a code a moment ago.
  clock.at += 60_000
  expect(await sentFor(gateway.call(captchaSms, { account }, member))).toEqual(['OK', 1])
})

test('a right password and a wrong one answer alike, however many guesses a device has made', async () => {
  const member = await newMember(gateway)
  const account = member.phone
  for (let at = 0; at < 12; at++) await gateway.call(captchaSms, { account }, { deviceId: randomUUID() })
  const [guessing, owning] = [randomUUID(), randomUUID()]
  const ask = async (password: string, deviceId: string) =>
    (await gateway.call(captchaSms, { account, password }, { deviceId })).code ?? 'OK'
  for (let at = 0; at < 12; at++) {
    for (const deviceId of [guessing, owning]) expect(await ask('Wrong#2026', deviceId)).toBe('OK')
    clock.at += 10 * 60_000
  }
  const heard: string[][] = []
  for (let at = 0; at < 6; at++) {
    heard.push([await ask('Wrong#2026', guessing), await ask(goodPassword, owning)])
    if (at % 2) clock.at += 60_000
  }
  expect(heard).toEqual(heard.map(([wrong]) => [wrong, wrong]))
  expect(heard.slice(0, 2)).toEqual([
    ['OK', 'OK'],
    ['SMS_TOO_SOON', 'SMS_TOO_SOON'],
  ])
})

test('of somebody who is no member strangers hear the same', async () => {
  const account = freshPhone()
  for (let at = 0; at < 12; at++) await gateway.call(captchaSms, { account }, { deviceId: randomUUID() })
  const before = gateway.sent.length
  expect(await gateway.call(captchaSms, { account }, { deviceId: randomUUID() })).toMatchObject({ code: 'SMS_TOO_MANY' })
  expect(await gateway.call(captchaSms, { account, password: goodPassword }, { deviceId: randomUUID() })).toMatchObject({ status: 1 })
  expect(gateway.sent).toHaveLength(before)
})

test.each(['12345', '+852 1234', 'nobody@nowhere', '@@@'])('%s is neither a phone nor an email', async (account) => {
  expect(await gateway.call(captchaSms, { account })).toMatchObject({ status: 301, code: 'ACCOUNT_INVALID' })
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(captchaSms, { account: 1 })).toMatchObject({ code: 'CONTENT_INVALID' })
})
