import { randomUUID } from 'node:crypto'
import { emailCodeGet, emailVerify, passwordForget } from '@harbour/protocol'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { codeSentTo, freshPhone, newMember, solvedPuzzle } from '../../../../testing/members.fixtures.ts'
import { device, startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const ask = async (account: string) => gateway.call(passwordForget, { account }, { deviceId: randomUUID() })

test('[1.24] [7.28] a member gets a code; nobody gets the same answer and no message', async () => {
  const member = await newMember(gateway)
  const before = gateway.sent.length
  const known = await ask(member.phone)
  expect(gateway.sent.slice(before)).toMatchObject([{ channel: 'sms', to: member.phone }])
  const unknown = await ask(freshPhone())
  expect(gateway.sent).toHaveLength(before + 1)
  expect({ ...known, logId: '', data: 0 }).toEqual({ ...unknown, logId: '', data: 0 })
  expect(Object.keys(known.data as object)).toEqual(Object.keys(unknown.data as object))
})

test('the same is asked of the database for a member and for nobody, and nothing is looked up for the one alone', async () => {
  const member = await newMember(gateway)
  const asked = async (account: string) => {
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    await ask(account)
    const texts = queries.mock.calls.map(([query]) => (typeof query === 'string' ? query : String(Reflect.get(Object(query), 'name'))))
    queries.mockRestore()
    return texts
  }
  const [known, unknown] = [await asked(member.phone), await asked(freshPhone())]
  expect(known).toContain('codes-keep')
  expect(unknown).toEqual(known)
  const references = {
    name: '',
    text: `select conname from pg_constraint where contype = 'f' and conrelid in ('codes'::regclass, 'proofs'::regclass)`,
  }
  expect(await gateway.context.db.rows(references)).toEqual([])
})

test('a message to nobody takes the messenger as much as one that is sent', async () => {
  const member = await newMember(gateway)
  const { messenger } = gateway.context
  const [sent, pretended] = [vi.spyOn(messenger, 'send'), vi.spyOn(messenger, 'pretend')]
  await ask(member.phone)
  await ask(freshPhone())
  expect([sent.mock.calls.length, pretended.mock.calls.length]).toEqual([1, 1])
})

test('a mailbox gets a code once it is confirmed, and reads the same before', async () => {
  const member = await newMember(gateway)
  const before = gateway.sent.length
  expect(await ask(member.email)).toMatchObject({ status: 1 })
  expect(gateway.sent).toHaveLength(before)
  const { smsId } = await gateway.ask(emailCodeGet, {}, member)
  await gateway.ask(emailVerify, { smsId, code: codeSentTo(gateway, member.email) }, member)
  expect(await ask(member.email)).toMatchObject({ status: 1 })
  expect(gateway.sent.at(-1)).toMatchObject({ channel: 'email', to: member.email, subject: '海港重設密碼驗證碼' })
})

test('codes are refused too soon, too many, or without a puzzle, as for joining', async () => {
  const account = freshPhone()
  expect(await gateway.call(passwordForget, { account })).toMatchObject({ status: 1 })
  expect(await gateway.call(passwordForget, { account })).toMatchObject({ status: 301, code: 'SMS_TOO_SOON' })
  for (let i = 1; i < 12; i++) await ask(account)
  expect(await ask(account)).toMatchObject({ code: 'SMS_TOO_MANY' })
  const strict = await startGateway({ environment: { RATE_LIMIT_SCALE: '1' } })
  for (let i = 0; i < 3; i++) await strict.ask(passwordForget, { account: freshPhone() })
  expect(await strict.call(passwordForget, { account: freshPhone() })).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  const captchaToken = await solvedPuzzle(strict, { deviceId: device })
  expect(await strict.call(passwordForget, { account: freshPhone(), captchaToken })).toMatchObject({ status: 1 })
  await strict.stop()
})

test('what is neither a phone nor an email is no account', async () => {
  expect(await ask('harbour')).toMatchObject({ status: 301, code: 'ACCOUNT_INVALID' })
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(passwordForget, {})).toMatchObject({ code: 'CONTENT_INVALID' })
})
