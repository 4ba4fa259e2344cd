import { randomUUID } from 'node:crypto'
import { captchaSms, registerSms, registerVerifySms } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { codeSentTo, freshPhone } from '../../../../testing/members.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

async function sent() {
  const phone = freshPhone()
  const { smsId } = await gateway.ask(registerSms, { phone })
  const code = codeSentTo(gateway, phone)
  return { smsId, code, wrong: code === '000000' ? '000001' : '000000' }
}

test('[1.24] [7.28] the code that was sent proves the phone, once; spaces do not matter', async () => {
  const { smsId, code } = await sent()
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
  expect(await gateway.ask(registerVerifySms, { smsId, code: spaced })).toMatchObject({ expiresAt: clock.at + 30 * 60_000 })
  expect(await gateway.call(registerVerifySms, { smsId, code })).toMatchObject({ status: 301, code: 'SMS_CODE_EXPIRED' })
})

test('five tries, then even the right code is over', async () => {
  const { smsId, code, wrong } = await sent()
  for (const triesLeft of [4, 3, 2, 1, 0])
    expect(await gateway.call(registerVerifySms, { smsId, code: wrong })).toMatchObject({ code: 'SMS_CODE_WRONG', data: { triesLeft } })
  expect(await gateway.call(registerVerifySms, { smsId, code })).toMatchObject({ code: 'SMS_CODE_EXPIRED' })
})

test('a hundred guesses at the same moment are five', async () => {
  const { smsId, wrong } = await sent()
  const replies = await Promise.all(Array.from({ length: 100 }, () => gateway.call(registerVerifySms, { smsId, code: wrong })))
  expect(replies.filter(({ code }) => code === 'SMS_CODE_WRONG')).toHaveLength(5)
})

test('a code lasts ten minutes', async () => {
  const [early, late] = [await sent(), await sent()]
  clock.at += 10 * 60_000 - 1
  expect(await gateway.call(registerVerifySms, { smsId: early.smsId, code: early.code })).toMatchObject({ status: 1 })
  clock.at += 1
  expect(await gateway.call(registerVerifySms, { smsId: late.smsId, code: late.code })).toMatchObject({ code: 'SMS_CODE_EXPIRED' })
})

test('a code is for the device that asked for it, and for what it was asked for', async () => {
  const { smsId, code } = await sent()
  expect(await gateway.call(registerVerifySms, { smsId, code }, { deviceId: randomUUID() })).toMatchObject({ code: 'SMS_CODE_EXPIRED' })
  const phone = freshPhone()
  const check = await gateway.ask(captchaSms, { account: phone })
  const reply = await gateway.call(registerVerifySms, { smsId: check.smsId, code: codeSentTo(gateway, phone) })
  expect(reply).toMatchObject({ code: 'SMS_CODE_EXPIRED' })
})

test('codes are kept as hashes', async () => {
  const { smsId, code } = await sent()
  const kept = { name: '', text: 'select code_hash::text as hash from codes where code_id = $1' }
  const [row] = await gateway.context.db.rows<{ hash: string }>(kept, [smsId])
  expect(row?.hash).toMatch(/^\\x[0-9a-f]{64}$/)
  expect(row?.hash).not.toContain(code)
})

test.each([{}, { smsId: '', code: '1' }, { smsId: 'x', code: 123456 }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(registerVerifySms, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})
