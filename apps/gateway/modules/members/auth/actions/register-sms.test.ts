import { randomUUID } from 'node:crypto'
import { registerSms } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { freshPhone, newMember, solvedPuzzle } from '../../../../testing/members.fixtures.ts'
import { device, startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[1.24] [5.12] a phone of the region needs no prefix; one of the other region is told by its prefix', async () => {
  for (const [brand, phone, international] of [
    [31, '6123 4567', '+85261234567'],
    [42, '6612 3456', '+85366123456'],
    [31, '+853 6612 3457', '+85366123457'],
  ] as const) {
    await gateway.ask(registerSms, { phone }, { brand, deviceId: randomUUID() })
    expect(gateway.sent.at(-1)).toMatchObject({ channel: 'sms', to: international })
  }
})

test('where the site has a name, the message is bound to it', async () => {
  const named = await startGateway({ environment: { SMS_DOMAIN: 'order.example' } })
  await named.ask(registerSms, { phone: freshPhone() })
  expect(named.sent.at(-1)?.text).toMatch(/\n\n@order\.example #\d{6}$/)
  await named.stop()
})

test('whether the phone has joined already does not show', async () => {
  const member = await newMember(gateway)
  const as = { deviceId: randomUUID() }
  const [known, unknown] = [
    await gateway.call(registerSms, { phone: member.phone }, as),
    await gateway.call(registerSms, { phone: freshPhone() }, as),
  ]
  expect({ ...known, logId: '', data: 0 }).toEqual({ ...unknown, logId: '', data: 0 })
  expect(Object.keys(known.data as object)).toEqual(Object.keys(unknown.data as object))
})

test('without a puzzle codes are sent only now and then for one address', async () => {
  const strict = await startGateway({ environment: { RATE_LIMIT_SCALE: '1' } })
  const ask = (captchaToken?: string) => strict.call(registerSms, { phone: freshPhone(), captchaToken })
  for (let i = 0; i < 3; i++) expect(await ask()).toMatchObject({ status: 1 })
  expect(await ask()).toMatchObject({ status: 301, code: 'CAPTCHA_REQUIRED' })
  expect(await ask(await solvedPuzzle(strict, { deviceId: device }))).toMatchObject({ status: 1 })
  expect(await ask('x')).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  await strict.stop()
})

test('a puzzle is good for one code', async () => {
  const strict = await startGateway({ environment: { RATE_LIMIT_SCALE: '1' } })
  const as = { deviceId: device }
  const captchaToken = await solvedPuzzle(strict, as)
  expect(await strict.call(registerSms, { phone: freshPhone(), captchaToken }, as)).toMatchObject({ status: 1 })
  expect(await strict.call(registerSms, { phone: freshPhone(), captchaToken }, as)).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  await strict.stop()
})

test('a second code within the minute is too soon; one after four is too many', async () => {
  const phone = freshPhone()
  await gateway.ask(registerSms, { phone })
  expect(await gateway.call(registerSms, { phone })).toMatchObject({ status: 301, code: 'SMS_TOO_SOON', data: { retryAfter: 60 } })
  const crowded = freshPhone()
  for (let i = 0; i < 12; i++) await gateway.ask(registerSms, { phone: crowded }, { deviceId: randomUUID() })
  expect(await gateway.call(registerSms, { phone: crowded }, { deviceId: randomUUID() })).toMatchObject({ code: 'SMS_TOO_MANY' })
})

test.each(['', '123', '+852 0000 0000', 'phone', '+1 555'])('[5.12] %s is no phone', async (phone) => {
  expect(await gateway.call(registerSms, { phone })).toMatchObject({ status: 301, code: 'PHONE_INVALID' })
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(registerSms, { phone: 61234567 })).toMatchObject({ code: 'CONTENT_INVALID' })
})
