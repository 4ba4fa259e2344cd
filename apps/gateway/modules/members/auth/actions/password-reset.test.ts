import { randomUUID } from 'node:crypto'
import { emailCodeGet, emailVerify, login, passwordForget, passwordReset, registerVerifySms, userProfileGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { codeSentTo, freshPhone, goodPassword, newMember, provedPhone, solvedPuzzle } from '../../../../testing/members.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const password = 'Ferry#2027'

async function proofFor(phone: string, as: object) {
  const { smsId } = await gateway.ask(passwordForget, { account: phone }, as)
  return (await gateway.ask(registerVerifySms, { smsId, code: codeSentTo(gateway, phone) }, as)).proof
}

test('[1.24] a reset signs this device in, all others out, and ends the old password', async () => {
  const member = await newMember(gateway)
  const as = { deviceId: randomUUID() }
  const signedIn = await gateway.ask(passwordReset, { proof: await proofFor(member.phone, as), password }, as)
  expect(signedIn).toMatchObject({ userId: member.userId, phone: member.phone })
  expect(await gateway.call(userProfileGet, {}, member)).toMatchObject({ status: 301, code: 'LOGIN_AGAIN' })
  const attempt = async (tried: string) =>
    (await gateway.call(login, { account: member.phone, password: tried, captchaToken: await solvedPuzzle(gateway, as) }, as)).code
  expect(await attempt(goodPassword)).toBe('LOGIN_FAILED')
  expect(await attempt(password)).toBeUndefined()
})

test('a reset ends the passkeys too: whoever took the old password may have added one', async () => {
  const member = await newMember(gateway)
  const as = { deviceId: randomUUID() }
  const passkey = { passkeyRef: randomUUID(), credentialId: randomUUID(), name: 'A phone', madeAt: gateway.context.clock.now(), counter: 0 }
  await gateway.context.passkeys.keep({ ...passkey, userId: member.userId, publicKey: new Uint8Array([1]) }, 10)
  await gateway.ask(passwordReset, { proof: await proofFor(member.phone, as), password }, as)
  expect(await gateway.context.passkeys.of(member.userId)).toEqual([])
})

test('[5.9] a weak password says what it misses, and the proof is still good', async () => {
  const member = await newMember(gateway)
  const as = { deviceId: randomUUID() }
  const proof = await proofFor(member.phone, as)
  expect(await gateway.call(passwordReset, { proof, password: 'ferry' }, as)).toMatchObject({
    status: 301,
    code: 'PASSWORD_WEAK',
    data: { missing: ['length', 'upper', 'digit', 'symbol'] },
  })
  expect(await gateway.call(passwordReset, { proof, password }, as)).toMatchObject({ status: 1 })
  expect(await gateway.call(passwordReset, { proof, password }, as)).toMatchObject({ code: 'PROOF_EXPIRED' })
})

test('a confirmed mailbox resets as well', async () => {
  const member = await newMember(gateway)
  const confirming = await gateway.ask(emailCodeGet, {}, member)
  await gateway.ask(emailVerify, { smsId: confirming.smsId, code: codeSentTo(gateway, member.email) }, member)
  const as = { deviceId: randomUUID() }
  const { smsId } = await gateway.ask(passwordForget, { account: member.email }, as)
  const { proof } = await gateway.ask(registerVerifySms, { smsId, code: codeSentTo(gateway, member.email) }, as)
  expect(await gateway.ask(passwordReset, { proof, password }, as)).toMatchObject({ userId: member.userId })
})

test('the code for somebody who is no member is wrong whatever it is', async () => {
  const as = { deviceId: randomUUID() }
  const { smsId } = await gateway.ask(passwordForget, { account: freshPhone() }, as)
  expect(await gateway.call(registerVerifySms, { smsId, code: '123456' }, as)).toMatchObject({
    code: 'SMS_CODE_WRONG',
    data: { triesLeft: 4 },
  })
})

test('a proof for joining resets nothing', async () => {
  const member = await newMember(gateway)
  const as = { deviceId: randomUUID() }
  const proof = await provedPhone(gateway, member.phone, as)
  expect(await gateway.call(passwordReset, { proof, password }, as)).toMatchObject({ code: 'PROOF_EXPIRED' })
})

test.each([{}, { proof: 'x' }, { proof: '', password }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(passwordReset, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})
