import { randomUUID } from 'node:crypto'
import { emailCodeGet, emailVerify, login, userUpdate } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { codeSentTo, goodPassword, newMember, solvedPuzzle, type NewMember } from '../../../../testing/members.fixtures.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

async function sentTo(member: NewMember) {
  const { smsId } = await gateway.ask(emailCodeGet, {}, member)
  return { smsId, code: codeSentTo(gateway, member.email) }
}

test('the code confirms the mailbox, once', async () => {
  const member = await newMember(gateway)
  const content = await sentTo(member)
  expect(await gateway.ask(emailVerify, content, member)).toMatchObject({ email: member.email, emailVerified: true })
  expect(await gateway.call(emailVerify, content, member)).toMatchObject({ status: 301, code: 'SMS_CODE_EXPIRED' })
})

test('who confirms a mailbox has it, whoever claimed it before', async () => {
  const squatter = await newMember(gateway)
  const owner = await newMember(gateway, { email: squatter.email, password: 'Owner#2026' })
  await gateway.ask(emailVerify, await sentTo(owner), owner)
  const attempt = async (password: string) => {
    const as = { deviceId: randomUUID() }
    return gateway.call(login, { account: owner.email, password, captchaToken: await solvedPuzzle(gateway, as) }, as)
  }
  expect(await attempt('Owner#2026')).toMatchObject({ data: { userId: owner.userId } })
  expect(await attempt(goodPassword)).toMatchObject({ code: 'LOGIN_FAILED' })
})

test('a wrong code says how many tries are left', async () => {
  const member = await newMember(gateway)
  const { smsId, code } = await sentTo(member)
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await gateway.call(emailVerify, { smsId, code: wrong }, member)).toMatchObject({ code: 'SMS_CODE_WRONG', data: { triesLeft: 4 } })
})

test('a code is worth nothing to another member, nor once the email has changed', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const content = await sentTo(member)
  expect(await gateway.call(emailVerify, content, { ...other, deviceId: other.deviceId })).toMatchObject({ code: 'SMS_CODE_EXPIRED' })
  await gateway.ask(userUpdate, { email: `new-${randomUUID()}@example.com` }, member)
  expect(await gateway.call(emailVerify, content, member)).toMatchObject({ code: 'SMS_CODE_EXPIRED' })
})

test('a visitor confirms nothing, and a malformed content is turned away', async () => {
  expect(await gateway.call(emailVerify, { smsId: 'x', code: '1' }, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
  expect(await gateway.call(emailVerify, { smsId: 'x' })).toMatchObject({ code: 'CONTENT_INVALID' })
})
