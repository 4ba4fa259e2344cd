import { randomUUID } from 'node:crypto'
import {
  addressGet,
  addressSave,
  captchaSms,
  cardBind,
  dataExport,
  getOrCreateVisitor,
  login,
  passkeyGet,
  passkeyLoginStart,
  passkeyRegister,
  passwordForget,
  passwordUpdate,
  registerSms,
  registerVerifySms,
  type Action,
} from '@harbour/protocol'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inParallel } from '../in-parallel.ts'
import { workedOut } from '../bot-check.fixtures.ts'
import { freshPhone, goodPassword, newMember } from '../members.fixtures.ts'
import { newAuthenticator } from '../passkeys.fixtures.ts'
import { taikooHome } from '../orders.fixtures.ts'
import { noon, startGateway, type As, type TestGateway } from '../gateway.ts'

const many = 64
/** One site for passkeys, however many gateways are behind it. */
const origin = 'https://order.example'
const gateway = await startGateway({ environment: { TRUST_PROXY: '1', PASSKEY_ORIGINS: origin } })
/** A gateway with the limits of a real house; each test calls from addresses of its own. */
const strict = await startGateway({ environment: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1' } })
afterAll(async () => {
  await gateway.stop()
  await strict.stop()
})

let turn = 0
beforeEach(() => void (turn += 1))
const oneAddress = () => `203.0.113.${turn}`
const addressOf = (at: number) => `198.51.${turn}.${at}`

/** Calls so often at the same moment, and counts the answers by their code. */
function burst(
  at: TestGateway,
  definition: Action,
  callOf: (at: number) => Promise<{ content?: object; as?: As }> | { content?: object; as?: As },
) {
  return inParallel(many, async (index) => {
    const { content = {}, as = {} } = await callOf(index)
    const { code, status } = await at.call(definition, content, as)
    return status === 1 ? 'OK' : String(code)
  })
}

/** The answer to the bot check of a call, asked for beside the calls that are counted. */
async function checked(at: TestGateway, { name: action }: Action, deviceId: string): Promise<{ botCheck: string }> {
  return { botCheck: workedOut(await at.context.botCheck.challenge({ action, deviceId })) }
}

/** A puzzle that has been solved on a device. */
async function solved(at: TestGateway, deviceId: string): Promise<string> {
  return (await at.context.proofs.give({ purpose: 'check', deviceId, target: '', userId: null, lasts: 60_000 })).proof
}

async function wrongLogin(account: string, address: string, deviceId: string = randomUUID()) {
  return { content: { account, password: 'Wrong#2026', captchaToken: await solved(gateway, deviceId) }, as: { deviceId, address } }
}

test('of 64 wrong passwords from everywhere at the same moment twenty are looked at, for an account that exists or not', async () => {
  const member = await newMember(gateway)
  for (const account of [member.phone, freshPhone()])
    expect(await burst(gateway, login, (at) => wrongLogin(account, addressOf(at)))).toEqual({ LOGIN_FAILED: 20, CODE_REQUIRED: 44 })
})

test('of 64 wrong passwords from one address, or on a device that the member knows, five are looked at', async () => {
  const member = await newMember(gateway)
  expect(await burst(gateway, login, () => wrongLogin(member.phone, oneAddress()))).toEqual({ LOGIN_FAILED: 5, CODE_REQUIRED: 59 })
  const there = await burst(gateway, login, (at) => wrongLogin(member.phone, addressOf(at), member.deviceId))
  expect(there).toEqual({ LOGIN_FAILED: 5, CODE_REQUIRED: 59 })
})

const asks = [
  ['registerSms', registerSms, (phone: string) => ({ phone })],
  ['captchaSms', captchaSms, (phone: string) => ({ account: phone })],
  ['passwordForget', passwordForget, (phone: string) => ({ account: phone })],
] as const

test.each(asks)(
  'of 64 %s from one device at the same moment one sends a code, and from everywhere twelve',
  async (_name, call, contentOf) => {
    const [{ phone }, deviceId] = [await newMember(gateway), randomUUID()]
    const before = gateway.sent.length
    expect(await burst(gateway, call, () => ({ content: contentOf(phone), as: { deviceId } }))).toEqual({ OK: 1, SMS_TOO_SOON: 63 })
    expect(gateway.sent).toHaveLength(before + 1)
    // Joining took one of the twelve, and the burst another.
    const everywhere = (at: number) => ({ content: contentOf(phone), as: { deviceId: randomUUID(), address: addressOf(at) } })
    expect(await burst(gateway, call, everywhere)).toEqual({ OK: 10, SMS_TOO_MANY: 54 })
    expect(gateway.sent).toHaveLength(before + 11)
  },
)

test.each(asks)('of 64 %s from one address thirty send a code, wherever they go', async (_name, call, contentOf) => {
  const as = async () => {
    const deviceId = randomUUID()
    return { deviceId, captchaToken: await solved(strict, deviceId) }
  }
  const codes = await burst(strict, call, async (at) => {
    const { deviceId, captchaToken } = await as()
    const token = call === captchaSms ? {} : { captchaToken }
    return {
      content: { ...contentOf(`+8526${100 + at}${1000 + turn}`), ...token, ...(await checked(strict, call, deviceId)) },
      as: { deviceId, address: oneAddress() },
    }
  })
  expect(codes).toEqual({ OK: 30, TOO_MANY_REQUESTS: 34 })
})

test('of 64 codes to numbers that lie side by side twenty are sent, from wherever they are asked for, and somebody is told', async () => {
  const block = `+8525${300 + turn}`
  const ask = async (at: number) => {
    const deviceId = randomUUID()
    return {
      content: { phone: `${block}${2000 + at}`, captchaToken: await solved(strict, deviceId) },
      as: { deviceId, address: addressOf(at) },
    }
  }
  expect(await burst(strict, registerSms, ask)).toEqual({ OK: 20, SMS_TOO_MANY: 44 })
  const metrics = await Promise.all(strict.contexts.map((context) => context.metrics.text()))
  const counts = metrics.map((text) => Number(/^harbour_code_ceiling_total\{country="852"\} (\d+)$/m.exec(text)?.[1] ?? 0))
  expect(counts.reduce((sum, count) => sum + count)).toBe(44)
})

test.each([
  ['one phone', 4, 'SMS_TOO_MANY', () => `+8526${200 + turn}1000`],
  ['numbers that lie side by side', 8, 'TOO_MANY_REQUESTS', (at: number) => `+8526${400 + turn}${2000 + at}`],
  ['a country where there is no shop', 12, 'TOO_MANY_REQUESTS', (at: number) => `+447911${100 + at}${100 + turn}`],
] as const)(
  'of 64 codes of one address to %s %i are sent, and strangers elsewhere still have theirs',
  async (_whose, most, code, phoneOf) => {
    const askFrom = (address: string) => async (at: number) => {
      const deviceId = randomUUID()
      const captchaToken = await solved(strict, deviceId)
      return { content: { phone: phoneOf(at), captchaToken, ...(await checked(strict, registerSms, deviceId)) }, as: { deviceId, address } }
    }
    for (const at of [1, 2]) expect(await burst(strict, registerSms, askFrom(addressOf(at)))).toEqual({ OK: most, [code]: 64 - most })
    const { content, as } = await askFrom(addressOf(3))(63)
    expect(await strict.call(registerSms, content, as)).toMatchObject({ status: 1 })
  },
)

test('of 64 codes of an address without a puzzle three are sent', async () => {
  const ask = async () => {
    const deviceId = randomUUID()
    return {
      content: { phone: freshPhone(), ...(await checked(strict, registerSms, deviceId)) },
      as: { deviceId, address: oneAddress() },
    }
  }
  expect(await burst(strict, registerSms, ask)).toEqual({ OK: 3, CAPTCHA_REQUIRED: 61 })
})

test('of 64 guesses at one code five are judged', async () => {
  const as = { deviceId: randomUUID() }
  const { smsId } = await gateway.ask(registerSms, { phone: freshPhone() }, as)
  const guess = () => ({ content: { smsId, code: 'abcdef' }, as })
  expect(await burst(gateway, registerVerifySms, guess)).toEqual({ SMS_CODE_WRONG: 5, SMS_CODE_EXPIRED: 59 })
})

test('of 64 wrong passwords of whoever is signed in five are looked at', async () => {
  const member = await newMember(gateway)
  const wrong = () => ({ content: { oldPassword: 'Wrong#2026', password: 'Another#2026' }, as: member })
  expect(await burst(gateway, passwordUpdate, wrong)).toEqual({ PASSWORD_WRONG: 5, TRY_LATER: 59 })
  expect(goodPassword).not.toBe('Wrong#2026')
})

test('of 64 addresses twenty are kept', async () => {
  const member = await newMember(gateway)
  const save = () => ({ content: { addressCode: 'T01', destination: taikooHome }, as: member })
  expect(await burst(gateway, addressSave, save)).toEqual({ OK: 20, ADDRESS_TOO_MANY: 44 })
  const { addresses } = await gateway.ask(addressGet, {}, member)
  expect(addresses.map(({ isDefault }) => isDefault).filter(Boolean)).toHaveLength(1)
})

test('of 64 passkeys ten are kept', async () => {
  const member = await newMember(gateway)
  const { userId, deviceId } = member
  const make = async () => {
    const { proof: challenge } = await gateway.context.proofs.give({ purpose: 'passkey', deviceId, target: '', userId, lasts: 60_000 })
    return { content: { credential: newAuthenticator().make({ challenge, rpId: 'order.example', origin }) }, as: member }
  }
  expect(await burst(gateway, passkeyRegister, make)).toEqual({ OK: 10, PASSKEYS_FULL: 54 })
  expect((await gateway.ask(passkeyGet, {}, member)).passkeys).toHaveLength(10)
})

test('of 64 browsers of a guest at the same moment twenty take news', async () => {
  const { userId } = await newMember(gateway)
  const { pushes } = gateway.context
  const keys = { p256dh: 'x', auth: 'x', language: 1, brand: 31 } as const
  const subscribe = async (at: number) => {
    await pushes.subscribe({ userId, deviceId: randomUUID(), endpoint: `https://push.example/${turn}/${at}`, ...keys }, noon + at)
    return 'OK'
  }
  expect(await inParallel(many, subscribe)).toEqual({ OK: many })
  expect(await pushes.of(userId)).toHaveLength(20)
})

test('of 64 exports of a member six are made, and of 64 cards ten are tried', async () => {
  const member = await newMember(strict, {}, { address: oneAddress() })
  expect(await burst(strict, dataExport, (at) => ({ as: { ...member, address: addressOf(at) } }))).toEqual({ OK: 6, TOO_MANY_REQUESTS: 58 })
  const card = (at: number) => ({
    content: { token: 'tok_1', clientCardId: randomUUID(), holder: 'CHAN KA MAN' },
    as: { ...member, address: addressOf(at) },
  })
  const { TOO_MANY_REQUESTS: over, ...tried } = await burst(strict, cardBind, card)
  expect(over).toBe(54)
  expect(Object.values(tried)).toEqual([10])
})

test('of 64 new guests of an address sixty are let in a minute, and of 64 tries at an account at half the scale 45', async () => {
  const visit = () => ({ as: { deviceId: randomUUID(), address: oneAddress() } })
  expect(await burst(strict, getOrCreateVisitor, visit)).toEqual({ OK: 60, TOO_MANY_REQUESTS: 4 })
  const half = await startGateway({ environment: { RATE_LIMIT_SCALE: '0.5' } })
  expect(await burst(half, passkeyLoginStart, () => ({}))).toEqual({ OK: 45, TOO_MANY_REQUESTS: 19 })
  await half.stop()
})

test('of 64 answers to one challenge one is good', async () => {
  const as = { deviceId: randomUUID() }
  const { botCheck } = await checked(gateway, registerSms, as.deviceId)
  const ask = () => ({ content: { phone: freshPhone(), botCheck }, as })
  expect(await burst(gateway, registerSms, ask)).toEqual({ OK: 1, BOT_CHECK_REQUIRED: 63 })
})
