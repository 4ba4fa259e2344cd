import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getFrontConfig, getOrderDetail, getStoreList, printFELogger, userProfileGet } from '@harbour/protocol'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { until } from '../testing/test-page.ts'

type TestReply = { status: number; code?: string; data?: unknown; msg?: string }

// A gateway that says what a test wants it to say, over real HTTP.
const asked: { action: string; form: string }[] = []
let answers: Record<string, TestReply | 'hang up'> = {}
/** The thing that the page does while an answer is on its way. */
let meanwhile: () => void = () => undefined
const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` // listening, so it has a port
vi.stubGlobal('document', { documentElement: { dataset: { gateway } } })
vi.stubEnv('DEV', false) // lines of the log are left by guests alone
const { call, query } = await import('./call.ts')
const { CallFailure } = await import('./call-failure.ts')
const { useSession } = await import('./session.ts')
const { useNetwork } = await import('../lib/network.ts')
const { hideToast, toastNow } = await import('../lib/toast.ts')
const { profileQuery } = await import('../entities/member/profile.ts')
const { onFault } = await import('../lib/faults.ts')
const { createQueryClient } = await import('./query-client.ts')
const { setLanguage } = await import('../lib/locale.ts')

afterAll(() => server.close())
beforeEach(() => {
  setLanguage('en')
  hideToast()
  asked.length = 0
  meanwhile = () => undefined
  answers = {
    'candao.user.getOrCreateVisitor': { status: 1, data: { userId: 'u1', phone: '00000001', accessCode: 'code' } },
    'candao.user.getUserByExtUserId': { status: 1, data: { secretKey: 'fresh' } },
    'candao.member.bindAccessCode': { status: 1, data: { userId: 'u1' } },
  }
  useNetwork.setState({ failed: false, offline: false })
  useSession.setState({ deviceId: '', user: null, secretKey: '', loginGet: 1 })
})

async function answer(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // a request gives buffers
  const action = new URL(request.url ?? '/', 'http://gateway').searchParams.get('_name') ?? ''
  asked.push({ action, form: Buffer.concat(chunks).toString() })
  meanwhile()
  const said = answers[action] ?? { status: 1, data: null }
  if (said === 'hang up') return void request.socket.destroy()
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ msg: '', data: null, ...said, logId: 'log', serverTime: Date.now() }))
}

const shops = () => call(getStoreList, { orderType: 1 })
const nobodyInParticular = { memberNo: null, firstName: '', lastName: '', titlesCode: null, genderCode: null, birthday: null, email: null }
const noNews = { emailVerified: false, receiveNews: false, addressNotification: false, newsBySms: false, newsByEmail: false }
const profile = { userId: 'u1', phoneNo: '1', visitor: true, ...nobodyInParticular, ...noNews, yuuId: null, joinedAt: null }
const failureOf = (calling: Promise<unknown>) =>
  calling.then(
    () => undefined,
    (cause: unknown) => cause,
  )

test('[8.1] status 1 gives the data', async () => {
  answers['candao.base.getFrontConfig'] = {
    status: 1,
    data: {
      configs: {
        gaKey: 'a',
        gaKey2: '',
        gaUrl: '',
        sentryDsn: '',
        brazeKey: '',
        brazeSafariWebsitePushId: '',
        isOpenMo: true,
        map: { url: '/map/1.json', tiles: null },
        app: { scheme: 'harbour-test', shells: [] },
      },
    },
  }
  expect((await call(getFrontConfig, { platformKey: 'web' })).configs.gaKey).toBe('a')
})

test('[6.3] the access code of another user opens nothing: who came with it is a visitor', async () => {
  useSession.setState({ user: { userId: 'somebody', phone: '1', accessCode: 'anothers', visitor: false } })
  answers[userProfileGet.name] = { status: 1, data: profile }
  await call(userProfileGet, {})
  expect(useSession.getState().user).toMatchObject({ userId: 'u1', visitor: true })
  const [first, ...others] = asked.filter(({ action }) => action.endsWith('bindAccessCode'))
  expect([first?.form, others.length]).toEqual([expect.stringContaining('anothers'), 1])
  expect(asked.find(({ action }) => action.endsWith('printFELogger'))?.form).toContain('the access code of another user')
})

test('[3.23] [3.27] the form carries the envelope, and the content the brand, the device and the language', async () => {
  answers['candao.storeStandard.getStoreList'] = { status: 1, data: { stores: [] } }
  await shops()
  const form = asked[0]?.form ?? ''
  for (const field of ['actionName', 'content', 'key', 'langType', 'userAgent', 'system']) expect(form).toContain(`name="${field}"`)
  expect(form).toMatch(/"orderType":1,.*"brand":31,"deviceId":"[0-9a-f-]{36}","language":2/)
})

test('[8.2] a refusal shows its message and rejects with its code', async () => {
  answers['candao.storeStandard.getStoreList'] = { status: 301, code: 'STORE_UNKNOWN', msg: 'No such shop' }
  expect(await failureOf(shops())).toMatchObject({ status: 301, code: 'STORE_UNKNOWN', message: 'No such shop' })
  expect(toastNow()?.text).toBe('No such shop')
})

test('[8.2] a refusal that the screen shows itself makes no toast', async () => {
  answers['candao.storeStandard.getStoreList'] = { status: 301, code: 'STORE_UNKNOWN', msg: 'No such shop' }
  expect(await failureOf(call(getStoreList, {}, { handles: 'all' }))).toBeInstanceOf(CallFailure)
  expect(toastNow()).toBeUndefined()
})

const linesInLog = () =>
  asked.filter(({ action }) => action === printFELogger.name).map(({ form }) => /"content":"([^"]*)"/.exec(form)?.[1])

test('[8.2] a refusal that comes once somebody else is here does not ask them to log in again', async () => {
  const visitor = { userId: 'u1', phone: '00000001', accessCode: 'code', visitor: true }
  useSession.setState({ user: visitor, secretKey: 'key' })
  answers[userProfileGet.name] = { status: 301, code: 'LOGIN_AGAIN', msg: 'Please log in again.' }
  meanwhile = () => useSession.setState({ user: { ...visitor, userId: 'kitty', visitor: false }, secretKey: 'hers' })
  await failureOf(call(userProfileGet, {}))
  expect(useSession.getState().loginGet).toBe(1)
  meanwhile = () => undefined
  await failureOf(call(userProfileGet, {}))
  expect(useSession.getState().loginGet).toBe(2)
})

test('[7.27] [8.2] a refusal that no screen shows is in the log, once; those that a screen shows or names are not', async () => {
  answers[getStoreList.name] = { status: 301, code: 'STORE_UNKNOWN', msg: 'No such shop' }
  answers[getOrderDetail.name] = { status: 301, code: 'ORDER_UNKNOWN', msg: 'No such order' }
  answers[printFELogger.name] = { status: 301, code: 'TOO_MANY_REQUESTS', msg: 'slow down' }
  await failureOf(call(getStoreList, {}, { background: true, handles: 'all' }))
  await failureOf(call(getStoreList, {}, { background: true }))
  await failureOf(call(getStoreList, {}, { handles: 'all' }))
  await failureOf(call(getOrderDetail, { orderId: 'x' }, { background: true, handles: ['ORDER_UNKNOWN'] }))
  answers[getStoreList.name] = { status: 301, code: 'CONTENT_INVALID', msg: 'Something is missing' }
  await failureOf(call(getStoreList, {}, { handles: 'all' }))
  await until(() => expect(linesInLog()).toHaveLength(2))
  const line = (code: string) => `${getStoreList.name} was refused: 301 ${code}`
  expect(linesInLog()).toEqual([line('STORE_UNKNOWN'), line('CONTENT_INVALID')])
})

test('[8.10] an answer against its schema is a fault that is reported, and no screen is shown it', async () => {
  answers[getStoreList.name] = { status: 1, data: { stores: 'none' } }
  const faults: unknown[] = []
  onFault((fault) => faults.push(fault))
  await failureOf(createQueryClient().fetchQuery(query(getStoreList, {})))
  expect(faults).toMatchObject([{ name: 'ValiError' }])
})

test('[8.3] status 2 shows the connection message and rejects', async () => {
  answers['candao.storeStandard.getStoreList'] = { status: 2, code: 'INTERNAL', msg: 'whatever' }
  expect(await failureOf(shops())).toMatchObject({ message: 'Connection error has occurred, please retry' })
  expect(toastNow()?.text).toBe('Connection error has occurred, please retry')
})

test('[8.3] in Chinese the connection message is Chinese', async () => {
  setLanguage('zh-Hant-HK')
  answers['candao.storeStandard.getStoreList'] = { status: 2, code: 'INTERNAL', msg: 'whatever' }
  await failureOf(shops())
  expect(toastNow()?.text).toBe('網絡異常，請重試')
})

test('[8.3] [4.4] a secret-key fault renews the key in silence and asks again', async () => {
  useSession.setState({ user: { userId: 'u1', phone: '1', accessCode: 'code', visitor: true }, secretKey: 'old' })
  let times = 0
  Object.defineProperty(answers, 'candao.member.userProfileGet', {
    get: () => (times++ === 0 ? { status: 2, code: 'SECRET_KEY' } : { status: 1, data: profile }),
  })
  expect(await call(userProfileGet, {})).toEqual(profile)
  expect(useSession.getState()).toMatchObject({ secretKey: 'fresh', loginGet: 1 })
  expect(toastNow()).toBeUndefined()
})

test('[4.4] many calls that lose their key at once renew it once', async () => {
  useSession.setState({ user: { userId: 'u1', phone: '1', accessCode: 'code', visitor: true }, secretKey: 'old' })
  let lost = 3
  Object.defineProperty(answers, 'candao.member.userProfileGet', {
    get: () => (lost-- > 0 ? { status: 2, code: 'SECRET_KEY' } : { status: 1, data: profile }),
  })
  await Promise.all([call(userProfileGet, {}), call(userProfileGet, {}), call(userProfileGet, {})])
  expect(asked.filter(({ action }) => action === 'candao.member.bindAccessCode')).toHaveLength(1)
})

test('[1.13] a guest without a session becomes a visitor, once, however many calls need it', async () => {
  answers['candao.member.userProfileGet'] = { status: 1, data: profile }
  await Promise.all([call(userProfileGet, {}), call(userProfileGet, {})])
  expect(asked.filter(({ action }) => action === 'candao.user.getOrCreateVisitor')).toHaveLength(1)
  expect(useSession.getState().user).toMatchObject({ userId: 'u1', visitor: true })
})

test.each([
  ['LOGIN_AGAIN', 'u1'],
  ['TOO_MANY_REQUESTS', 'before'],
])('[1.13] [8.2] a visitor whose access code is answered by %s is %s', async (code, userId) => {
  useSession.setState({ user: { userId: 'before', phone: '1', accessCode: 'old', visitor: true } })
  let times = 0
  Object.defineProperty(answers, 'candao.member.bindAccessCode', {
    get: () => (times++ === 0 ? { status: 301, code, msg: 'no' } : { status: 1, data: { userId: 'u1' } }),
  })
  answers[userProfileGet.name] = { status: 1, data: profile }
  await failureOf(call(userProfileGet, {}))
  expect(useSession.getState().user?.userId).toBe(userId)
})

test('[8.6] a visitor that cannot be made is told in a toast', async () => {
  answers['candao.user.getOrCreateVisitor'] = { status: 301, code: 'TOO_MANY_REQUESTS', msg: 'slow down' }
  await failureOf(call(getOrderDetail, { orderId: 'x' }))
  expect(toastNow()?.text).toBe('We couldn’t get your details, please try again')
})

test('[8.6] a profile that cannot be had is told in a toast', async () => {
  useSession.setState({ user: { userId: 'm1', phone: '1', accessCode: 'code', visitor: false }, secretKey: 'key' })
  answers['candao.member.userProfileGet'] = { status: 2, code: 'INTERNAL', msg: 'whatever' }
  await failureOf(profileQuery().queryFn({ signal: new AbortController().signal }))
  expect(toastNow()?.text).toBe('We couldn’t get your details, please try again')
})

test('[8.4] a lost network asks for the dialog and rejects', async () => {
  answers['candao.storeStandard.getStoreList'] = 'hang up'
  expect(await failureOf(shops())).toMatchObject({ code: 'NETWORK', message: 'Connection error has occurred, please retry' })
  expect(useNetwork.getState().failed).toBe(true)
})

test('a lost network in the background stops nobody', async () => {
  answers['candao.storeStandard.getStoreList'] = 'hang up'
  await failureOf(call(getStoreList, {}, { background: true }))
  expect(useNetwork.getState().failed).toBe(false)
})

test('[8.4] [2.42] what a screen asks by itself, without a tap, never asks for the dialog when it is lost', async () => {
  answers['candao.storeStandard.getStoreList'] = 'hang up'
  await failureOf(createQueryClient().fetchQuery(query(getStoreList, {}, { handles: 'all' })))
  expect(useNetwork.getState()).toMatchObject({ failed: false, offline: true })
})

test('the session that a call in the background needs is opened in the background, too', async () => {
  answers['candao.user.getOrCreateVisitor'] = 'hang up'
  await failureOf(call(getOrderDetail, { orderId: 'x' }, { background: true }))
  expect(useNetwork.getState()).toMatchObject({ failed: false, offline: true })
  await failureOf(call(getOrderDetail, { orderId: 'x' }))
  expect(useNetwork.getState().failed).toBe(true)
})

test('whether there is a network is what the last call met', async () => {
  answers['candao.storeStandard.getStoreList'] = 'hang up'
  await failureOf(call(getStoreList, {}, { background: true }))
  expect(useNetwork.getState().offline).toBe(true)
  answers['candao.storeStandard.getStoreList'] = { status: 301, code: 'TOO_MANY_REQUESTS', msg: 'slow down' }
  await failureOf(call(getStoreList, {}, { background: true }))
  expect(useNetwork.getState().offline).toBe(false)
})

test('[9.7] a call is given up after 30 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  answers['candao.storeStandard.getStoreList'] = { status: 1, data: { stores: [] } }
  await shops()
  expect(timeout).toHaveBeenCalledWith(30_000)
})

test('[4.3] a revoked session asks to log in again', async () => {
  useSession.setState({ user: { userId: 'm1', phone: '1', accessCode: 'code', visitor: false }, secretKey: 'old' })
  answers['candao.member.userProfileGet'] = { status: 301, code: 'LOGIN_AGAIN', msg: 'Please login again.' }
  await failureOf(call(userProfileGet, {}))
  expect(useSession.getState().loginGet).toBe(2)
})

test('[8.5] a login that fails after the account was looked up asks to log in again', async () => {
  useSession.setState({ user: { userId: 'm1', phone: '1', accessCode: 'revoked', visitor: false }, secretKey: '' })
  answers['candao.member.bindAccessCode'] = { status: 301, code: 'LOGIN_AGAIN', msg: 'Please login again.' }
  await failureOf(call(userProfileGet, {}))
  expect(asked.map(({ action }) => action)).toEqual(['candao.user.getUserByExtUserId', 'candao.member.bindAccessCode'])
  expect(useSession.getState().loginGet).toBe(2)
})

test('[4.4] a key that another call has renewed meanwhile is not thrown away', async () => {
  useSession.setState({ user: { userId: 'u1', phone: '1', accessCode: 'code', visitor: true }, secretKey: 'old' })
  Object.defineProperty(answers, 'candao.member.userProfileGet', {
    get: () => {
      if (useSession.getState().secretKey !== 'old') return { status: 1, data: profile }
      useSession.setState({ secretKey: 'renewed' })
      return { status: 2, code: 'SECRET_KEY' }
    },
  })
  await call(userProfileGet, {})
  expect(useSession.getState().secretKey).toBe('renewed')
  expect(asked.some(({ action }) => action === 'candao.member.bindAccessCode')).toBe(false)
})
