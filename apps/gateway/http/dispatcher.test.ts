import { once } from 'node:events'
import { connect } from 'node:net'
import { calls, getShopOrders, getStore, isLogin, methodsGet, staffMeGet, userProfileGet, type Reply } from '@harbour/protocol'
import { afterAll, expect, test, vi } from 'vitest'
import { actions } from './actions.ts'
import type { Context } from '../context.ts'
import { createHandle } from '../platform/handle.ts'
import { newTills, taikooShop } from '../testing/orders.fixtures.ts'
import { newStaff } from '../testing/staff.fixtures.ts'
import { device, noon, startGateway, type As } from '../testing/gateway.ts'
import { buildApp } from './app.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const content = JSON.stringify({ brand: 31, deviceId: device, storeId: taikooShop, orderType: 1 })
const url = (path: string) => `${gateway.url}/api/${path}`
const right = `Action?_name=${methodsGet.name}`

async function post(path: string, fields: Record<string, string | Blob>): Promise<{ http: number; reply: Reply }> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return answer(await fetch(url(path), { method: 'POST', body }))
}

async function answer(response: Response): Promise<{ http: number; reply: Reply }> {
  return { http: response.status, reply: (await response.json()) as Reply }
}

test('every call there is has a handler, and no handler answers anything else', () => {
  expect(actions.map(({ definition }) => definition.name).sort()).toEqual(calls.map(({ name }) => name).sort())
})

test('[7.3] an answer says its status, its words, its data, its log id and the time', async () => {
  const { http, reply } = await post(right, { actionName: methodsGet.name, content, langType: '2' })
  expect(http).toBe(200)
  expect(reply).toEqual({
    status: 1,
    msg: 'Done',
    data: expect.any(Object),
    logId: expect.stringMatching(/^[\da-f]{12}$/),
    serverTime: noon,
  })
})

test('[7.1] the name of an action may come as method instead', async () => {
  expect(await post(`Action?method=${methodsGet.name}`, { actionName: methodsGet.name, content })).toMatchObject({ reply: { status: 1 } })
})

test('[7.4] each gateway has its own calls, and opens no other’s', async () => {
  const { name } = methodsGet
  const answers = await Promise.all(
    ['Action', 'UserUnify', 'LocalAction', 'Nowhere'].map((at) => post(`${at}?_name=${name}`, { actionName: name, content })),
  )
  expect(answers.map(({ reply }) => reply.code ?? reply.status)).toEqual([1, 'WRONG_GATEWAY', 'WRONG_GATEWAY', 'UNKNOWN_GATEWAY'])
  const plain = JSON.stringify({ brand: 31, deviceId: device })
  const local = await post('LocalAction?_name=isLogin', { actionName: 'isLogin', content: plain })
  const member = await post(`UserUnify?_name=${userProfileGet.name}`, { actionName: userProfileGet.name, content: plain })
  expect([local.reply.code, member.reply.code]).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED'])
})

test('[7.2] all fields of the envelope are taken', async () => {
  const common = { crmCode: 'x', source: 'web', language: 2 }
  const fields = {
    key: '',
    langType: '1',
    userAgent: 'Mozilla',
    system: 'APP',
    content: JSON.stringify({ ...JSON.parse(content), ...common }),
  }
  expect(await post(right, { actionName: methodsGet.name, ...fields })).toMatchObject({ reply: { status: 1 } })
})

test.each([
  ['an unknown gateway', `Nowhere?_name=${methodsGet.name}`, {}, 404, 2, 'UNKNOWN_GATEWAY'],
  ['an unknown action', 'Action?_name=candao.pay.steal', { actionName: 'candao.pay.steal' }, 200, 2, 'UNKNOWN_ACTION'],
  ['an action named like a built-in', 'Action?_name=constructor', { actionName: 'constructor' }, 200, 2, 'UNKNOWN_ACTION'],
  ['an action on the wrong gateway', `UserUnify?_name=${methodsGet.name}`, {}, 200, 2, 'WRONG_GATEWAY'],
  ['another name in the query', `Action?_name=${isLogin.name}`, {}, 200, 2, 'NAME_MISMATCH'],
  ['no name in the query', 'Action', {}, 200, 2, 'NAME_MISMATCH'],
  ['two names in the query', `${right}&method=${isLogin.name}`, {}, 200, 2, 'NAME_MISMATCH'],
  ['the name twice in the query', `${right}&_name=${methodsGet.name}`, {}, 200, 2, 'NAME_MISMATCH'],
  ['a file', right, { content: new Blob(['{}']) }, 200, 2, 'FILE_REFUSED'],
  ['no content', right, { content: '' }, 200, 2, 'CONTENT_NOT_JSON'],
  ['content that is not JSON', right, { content: '{' }, 200, 2, 'CONTENT_NOT_JSON'],
  ['content that is no object', right, { content: '[]' }, 200, 2, 'CONTENT_NOT_JSON'],
  ['content 33 deep', right, { content: `{"a":${'['.repeat(32)}${']'.repeat(32)}}` }, 200, 2, 'TOO_DEEP'],
  ['content 100,000 deep', right, { content: '['.repeat(100_000) }, 200, 2, 'TOO_DEEP'],
  ['an unknown field of the form', right, { extra: '1' }, 200, 2, 'UNKNOWN_FIELD'],
  ['an unknown field of the content', right, { content: content.replace('{', '{"extra":1,') }, 200, 2, 'UNKNOWN_FIELD'],
  ['a field named __proto__', right, { content: content.replace('{', '{"__proto__":{},') }, 200, 2, 'UNKNOWN_FIELD'],
  ['a field of the wrong kind', right, { content: content.replace('"3101"', '3101') }, 200, 301, 'CONTENT_INVALID'],
  ['a brand that does not exist', right, { content: content.replace('31', '32') }, 200, 301, 'CONTENT_INVALID'],
  ['a language that does not exist', right, { langType: '3' }, 200, 2, 'FORM_BROKEN'],
])('%s has its own answer', async (_what, path, fields: Record<string, string | Blob>, http, status, code) => {
  const reply = { status, code, msg: expect.stringMatching(/\S/) }
  expect(await post(path, { actionName: methodsGet.name, content, ...fields })).toMatchObject({ http, reply })
})

test('brackets inside words are not depth', async () => {
  const deep = content.replace('{', `{"crmCode":"${'['.repeat(20)}\\"${'{'.repeat(10)}",`)
  expect(await post(right, { actionName: methodsGet.name, content: deep })).toMatchObject({ reply: { status: 1 } })
})

test('content of 32 levels is read', async () => {
  const deep = `{"extra":${'['.repeat(31)}${']'.repeat(31)}}`
  expect(await post(right, { actionName: methodsGet.name, content: deep })).toMatchObject({ reply: { code: 'CONTENT_INVALID' } })
})

test('the field at fault is named, its value is not repeated', async () => {
  const { reply } = await post(right, { actionName: methodsGet.name, content: content.replace('"3101"', '"<script>"') })
  expect(reply).toMatchObject({ code: 'CONTENT_INVALID', data: { field: 'storeId' } })
  expect(JSON.stringify(reply)).not.toContain('script')
})

test('a body over 256 KiB is answered 413, what is no form 415', async () => {
  const large = await post(right, { actionName: methodsGet.name, content: ' '.repeat(256 * 1024) })
  expect(large).toMatchObject({ http: 413, reply: { status: 2, code: 'TOO_LARGE' } })
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
    const response = await fetch(url(right), { method: 'POST', body: '{}', headers: { 'content-type': type } })
    expect(await answer(response)).toMatchObject({ http: 415, reply: { status: 2, code: 'NOT_A_FORM' } })
  }
  const bare = await fetch(url(right), { method: 'POST' })
  expect(await answer(bare)).toMatchObject({ http: 415, reply: { code: 'NOT_A_FORM' } })
})

test('other methods and paths under the base are answered in the same form', async () => {
  const response = await fetch(url(right))
  expect(await answer(response)).toMatchObject({ http: 404, reply: { status: 2, code: 'UNKNOWN_GATEWAY' } })
  expect(await answer(await fetch(url('Action/more'), { method: 'POST', body: new FormData() }))).toMatchObject({ http: 404 })
})

test.each(['%E0%A4', '%zz', 'x'.repeat(200)])('[7.3] the address %s is answered in the same form', async (path) => {
  const response = await fetch(url(path), { method: 'POST', body: new FormData() })
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const reply = {
    status: 2,
    code: 'UNKNOWN_GATEWAY',
    msg: '找不到這個服務。',
    logId: expect.stringMatching(/^[\da-f]{12}$/),
    serverTime: noon,
  }
  expect(await answer(response)).toMatchObject({ http: 404, reply })
})

test('bytes that are no HTTP are answered 400 and the connection is closed', async () => {
  const { port } = new URL(gateway.url)
  const said = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('\0\0\0 nonsense\r\n\r\n'))
    socket.on('data', (data) => (text += data)).on('close', () => resolve(text))
  })
  expect(said).toMatch(/^HTTP\/1.1 400/)
})

test('[4.1] words come in the language of the envelope, Chinese where it is unclear', async () => {
  const refused = { storeId: '9999' }
  expect((await gateway.call(getStore, refused, { language: 1 })).msg).toBe('找不到這間分店。')
  expect((await gateway.call(getStore, refused, { language: 2 })).msg).toBe('We cannot find this shop.')
  expect((await gateway.call(userProfileGet)).msg).toBe('登入已過期。')
})

test('a fault of ours is logged under its log id and its message is not shown', async () => {
  const lines: object[] = []
  const keep = (line: object) => void lines.push(line)
  const broken = createHandle<Context>()(methodsGet, () => {
    throw new Error('password=hunter2')
  })
  const app = buildApp({ ...gateway.context, log: { debug: keep, info: keep, warn: keep, error: keep } }, { handlers: [broken] })
  const form = new FormData()
  form.append('actionName', methodsGet.name)
  form.append('content', content)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const { http, reply } = await answer(await fetch(`${address}/api/${right}`, { method: 'POST', body: form }))
  await app.close()
  expect({ http, reply }).toMatchObject({ http: 500, reply: { status: 2, code: 'INTERNAL', data: null } })
  expect(JSON.stringify(reply)).not.toContain('hunter2')
  expect(lines).toContainEqual({
    logId: reply.logId,
    action: methodsGet.name,
    fault: expect.objectContaining({ message: 'password=hunter2' }),
  })
})

test('a phone that is gone in the middle of a call is no fault of ours', async () => {
  const error = vi.fn()
  const app = buildApp({ ...gateway.context, log: { ...gateway.context.log, error } })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const gone = new Promise((resolve) => app.server.once('connection', (socket) => socket.once('close', resolve)))
  const phone = connect(Number(port), '127.0.0.1')
  phone.write(`POST /api/${right} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 500\r\n\r\n--b`)
  await once(app.server, 'request')
  phone.destroy()
  await gone
  await app.close()
  expect(error).not.toHaveBeenCalled()
})

// One gateway where floods are told of: each process counts them by itself first.
test('too many calls from one address are told when to come back', async () => {
  const strict = await startGateway({ gateways: 1, environment: { RATE_LIMIT_SCALE: '0.01' } })
  const ask = () => strict.call(methodsGet, { storeId: taikooShop, orderType: 1 })
  for (let i = 0; i < 6; i++) expect(await ask()).toMatchObject({ status: 1 })
  const response = await fetch(`${strict.url}/api/${right}`, { method: 'POST', body: new FormData() })
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer(response)).toMatchObject({ http: 429, reply: { status: 301, code: 'TOO_MANY_REQUESTS' } })
  await strict.stop()
})

test('a full house on a shop’s network does not shut its till out', async () => {
  const strict = await startGateway({ gateways: 1, environment: { RATE_LIMIT_SCALE: '0.01' } })
  const [till] = await newTills(strict, taikooShop)
  const orders = (as = till) => strict.call(getShopOrders, { storeId: taikooShop }, as)
  expect(await orders()).toMatchObject({ status: 1 })
  for (let i = 0; i < 6; i++) await strict.call(methodsGet, { storeId: taikooShop, orderType: 1 })
  expect(await strict.call(methodsGet, { storeId: taikooShop, orderType: 1 })).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await orders()).toMatchObject({ status: 1 })
  expect(await orders({ key: 'made up' })).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await strict.stop()
})

test('a full house does not shut out somebody of the staff either, but for a session that is over', async () => {
  const now = { at: noon }
  const strict = await startGateway({ gateways: 1, environment: { RATE_LIMIT_SCALE: '0.01' }, clock: { now: () => now.at } })
  const crew = await newStaff(strict, 'crew')
  const ask = (as: As) => strict.call(staffMeGet, {}, as)
  for (let at = 0; at < 6; at++) await strict.call(methodsGet, { storeId: taikooShop, orderType: 1 })
  const full = { code: 'TOO_MANY_REQUESTS' }
  expect(await strict.call(methodsGet, { storeId: taikooShop, orderType: 1 })).toMatchObject(full)
  for (let at = 0; at < 5; at++) expect(await ask(crew)).toMatchObject({ status: 1 })
  expect(await ask({ ...crew, key: 'made up' })).toMatchObject(full)
  now.at += 3 * 60 * 60_000
  expect(await ask(crew)).toMatchObject({ code: 'LOGIN_AGAIN' })
  expect(await ask(crew)).toMatchObject(full)
  await strict.stop()
})

test('while it drains it takes no calls, and says when to come back', async () => {
  const leaving = await startGateway({ instead: { drainState: { leaving: true, draining: true } } })
  const response = await fetch(`${leaving.url}/api/${right}`, { method: 'POST', body: new FormData() })
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await answer(response)).toMatchObject({ http: 503, reply: { status: 2, code: 'DRAINING' } })
  expect((await fetch(`${leaving.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${leaving.url}/healthz`)).status).toBe(200)
  await leaving.stop()
})

test('two gateways count the calls of an address together where they are told to', async () => {
  const environment = { RATE_LIMIT_SCALE: '0.01', TRUST_PROXY: '1', RATE_LIMITS: 'database' }
  const pair = await startGateway({ gateways: 2, environment })
  const ask = () => pair.call(methodsGet, { storeId: taikooShop, orderType: 1 }, { address: '198.51.100.77' })
  const codes = await Promise.all(Array.from({ length: 10 }, ask)).then((replies) => replies.map(({ code }) => code))
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(4)
  await pair.stop()
})

test('a call that is refused as broken costs the database no write, and counts in its process all the same', async () => {
  const strict = await startGateway({ gateways: 1, environment: { RATE_LIMIT_SCALE: '0.01', TRUST_PROXY: '1', RATE_LIMITS: 'database' } })
  const address = '198.51.100.78'
  const counted = async () =>
    (await strict.context.db.rows<{ used: number }>({ name: '', text: 'select used from quotas' })).map(({ used }) => used)
  for (let times = 0; times < 3; times++)
    expect(await strict.call(methodsGet, { storeId: taikooShop, orderType: 'none' }, { address })).toMatchObject({
      code: 'CONTENT_INVALID',
    })
  expect(await counted()).toEqual([])
  for (let times = 0; times < 3; times++)
    expect(await strict.call(methodsGet, { storeId: taikooShop, orderType: 1 }, { address })).toMatchObject({ status: 1 })
  expect(await counted()).toEqual([3])
  expect(await strict.call(methodsGet, { storeId: taikooShop, orderType: 1 }, { address })).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await counted()).toEqual([3])
  await strict.stop()
})
