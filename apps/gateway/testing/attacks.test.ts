import { randomUUID } from 'node:crypto'
import { getOrderDetail, getUserOrders, login, passwordForget, registerSms, userProfileGet, type Action } from '@harbour/protocol'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { freshPhone, goodPassword, newMember } from './members.fixtures.ts'
import { place } from './orders.fixtures.ts'
import { post, startGateway, type TestGateway } from './gateway.ts'

const gateway = await startGateway({ environment: { RATE_LIMIT_SCALE: '1000000', TRUST_PROXY: '1' } })
afterAll(gateway.stop)
/** Of two gateways the one whose work is seen. */
const base = `${gateway.url}${gateway.context.settings.base}`

/** A puzzle's proof without drawing the puzzle. */
async function proof(at: TestGateway, deviceId: string): Promise<string> {
  return (await at.context.proofs.give({ purpose: 'check', deviceId, target: '', userId: null, lasts: 600_000 })).proof
}

/** The passwords that are looked at, and the statements that are made, while a call is answered: what its time is made of. */
async function workOf(call: () => Promise<unknown>): Promise<{ passwords: number; statements: string[] }> {
  const [fits, query] = [vi.spyOn(gateway.context.passwords, 'fits'), vi.spyOn(pg.Client.prototype, 'query')]
  try {
    await call()
    const statements = query.mock.calls.map(([asked]: readonly unknown[]) => nameOf(asked))
    return { passwords: fits.mock.calls.length, statements: statements.toSorted((one, other) => (one < other ? -1 : 1)) }
  } finally {
    fits.mockRestore()
    query.mockRestore()
  }
}

/** A statement as it is given to the driver: its text, or with its name. */
const nameOf = (asked: unknown) => (typeof asked === 'string' ? asked : ((asked as { name?: string }).name ?? ''))

test('the work of a login does not tell whether there is an account', async () => {
  const [member, nobody] = [(await newMember(gateway)).phone, freshPhone()]
  const guess = async (account: string) => {
    const deviceId = randomUUID()
    const content = { account, password: 'Wrong#2026', captchaToken: await proof(gateway, deviceId) }
    return workOf(() => post(base, { definition: login, content, as: { deviceId } }))
  }
  const work = await guess(member)
  expect(work.passwords).toBe(1)
  expect(work.statements.length).toBeGreaterThan(2)
  expect(await guess(nobody)).toEqual(work)
})

test('nor does that of a forgotten password', async () => {
  const [member, nobody] = [(await newMember(gateway)).phone, freshPhone()]
  const forget = (account: string) => workOf(() => gateway.call(passwordForget, { account }, { deviceId: randomUUID() }))
  const work = await forget(member)
  expect(work.statements.length).toBeGreaterThan(2)
  expect(await forget(nobody)).toEqual(work)
})

test('[2.43] an id in a link, or in a content, makes nobody somebody else', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const { orderId } = await place(gateway, other)
  const index = btoa(btoa(other.userId))
  const form = new FormData()
  form.set('actionName', userProfileGet.name)
  form.set('content', JSON.stringify({ brand: 31, deviceId: member.deviceId }))
  form.set('key', member.key)
  const answer = await fetch(`${gateway.url}/api/UserUnify?_name=${userProfileGet.name}&_index=${index}`, { method: 'POST', body: form })
  expect(await answer.json()).toMatchObject({ data: { userId: member.userId } })
  expect(await gateway.call(getUserOrders, { userId: other.userId }, member)).toMatchObject({ code: 'UNKNOWN_FIELD' })
  expect(await gateway.call(getOrderDetail, { orderId }, member)).toMatchObject({ code: 'ORDER_UNKNOWN' })
})

test('a key that was copied to another device opens nothing', async () => {
  const member = await newMember(gateway)
  const reply = await gateway.call(userProfileGet, {}, { key: member.key, deviceId: randomUUID() })
  expect(reply).toMatchObject({ status: 2, code: 'SECRET_KEY', data: null })
})

test('the log has no names, phones, emails, passwords, codes or keys', async () => {
  const lines: object[] = []
  const write = (line: object) => void lines.push(line)
  const log = { info: write, warn: write, error: write, debug: write } as unknown as TestGateway['context']['log'] // what the gateway uses of it
  const watched = await startGateway({ instead: { log } })
  const member = await newMember(watched, { firstName: 'Rumpelstilzchen' })
  await watched.call(login, { account: member.phone, password: 'Wrong#2026', captchaToken: 'x' }, member)
  await watched.stop()
  const text = JSON.stringify(lines)
  expect(lines.length).toBeGreaterThan(5)
  const codes = watched.sent.map((message) => /\d{6}/.exec(message.text)?.[0] ?? '')
  for (const secret of [
    'Rumpelstilzchen',
    member.phone,
    member.phone.slice(4),
    member.email,
    goodPassword,
    'Wrong#2026',
    member.key,
    ...codes,
  ])
    expect(text).not.toContain(secret)
})

test('a puzzle’s proof opens one call, whichever it is', async () => {
  const deviceId = randomUUID()
  const captchaToken = await proof(gateway, deviceId)
  const ask = (definition: Action, content: object) => gateway.call(definition, { ...content, captchaToken }, { deviceId })
  expect(await ask(registerSms, { phone: freshPhone() })).toMatchObject({ status: 1 })
  expect(await ask(passwordForget, { account: freshPhone() })).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  expect(await ask(login, { account: freshPhone(), password: 'x' })).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
})
