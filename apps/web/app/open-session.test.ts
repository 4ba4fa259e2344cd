import { bindAccessCode, getFrontConfig, getOrCreateVisitor, getUserByExtUserId, printFELogger } from '@harbour/protocol'
import { expect, test, vi } from 'vitest'
import { answer, openGateway, storageOf, until } from '../testing/test-page.ts'

// A gateway that knows whose access code is whose, over real HTTP; it remembers what it was told.
const owners: Record<string, string> = { mings: 'ming', mays: 'may', visitors: 'visitor' }
const heard: { name: string; form: string }[] = []
const gateway = await openGateway(({ name, form, response }) => {
  heard.push({ name, form })
  answer({ response }, answers[name]?.(form) ?? null)
})

/** The thing that the page does while a visitor's access code is on its way. */
let meanwhile = () => undefined as void

const answers: Record<string, (form: string) => object> = {
  [getFrontConfig.name]: () => ({ configs: { ...quietConfigs, app: { scheme: 'harbour', shells: [] } } }),
  [getUserByExtUserId.name]: () => ({ secretKey: 'key' }),
  [bindAccessCode.name]: (form) => {
    const code = /"accessCode":"(\w+)"/.exec(form)?.[1] ?? ''
    if (code === 'visitors') meanwhile()
    return { userId: owners[code] ?? 'nobody' }
  },
  [getOrCreateVisitor.name]: () => ({ userId: 'visitor', phone: '0', accessCode: 'visitors' }),
}
const quietConfigs = {
  gaKey: '',
  gaKey2: '',
  gaUrl: '',
  sentryDsn: '',
  brazeKey: '',
  brazeSafariWebsitePushId: '',
  isOpenMo: true,
  map: { url: '', tiles: null },
}

// The chain's app on Android, whose guest is Kitty, so it says, with an access code that is Ming's.
const params = { userId: 'kitty', phone: '+85261234567', accessCode: 'mings', brand: 31 }
const says: Record<string, unknown> = { getAppParams: params, getCouponTipsIsHide: false }
type BridgeMessage = { id: string; name: string }
const page = {
  harbourReceive: undefined as ((said: string) => void) | undefined, // the page leaves it there
  harbourApp: {
    postMessage(said: string) {
      const { id, name } = JSON.parse(said) as BridgeMessage // as the bridge writes it
      setTimeout(() => page.harbourReceive?.(JSON.stringify({ harbour: 'answer', id, data: says[name] ?? null })))
    },
  },
  addEventListener: () => undefined,
}
vi.stubEnv('DEV', false)
vi.stubGlobal('window', page)
vi.stubGlobal('document', { documentElement: { dataset: { gateway } }, addEventListener: () => undefined })
vi.stubGlobal('localStorage', storageOf())
vi.stubGlobal('sessionStorage', storageOf())
const { openSession } = await import('./open-session.ts')
const { useSession } = await import('../api/session.ts')

test('[3.22] [6.3] [7.31] an app that answers with somebody else’s access code signs nobody in, and is told of in no words of its own', async () => {
  await openSession()
  const { user, secretKey } = useSession.getState()
  expect([user, secretKey]).toEqual([{ userId: 'visitor', phone: '0', accessCode: 'visitors', visitor: true }, 'key'])
  await until(() => expect(heard.map(({ name }) => name)).toContain(printFELogger.name))
  const told = heard.filter(({ name }) => name === printFELogger.name).map(({ form }) => form)
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('app bridge: the access code of another user')
  for (const word of [params.userId, params.phone, params.accessCode, 'ming']) expect(told[0]).not.toContain(word)
})

test('[6.3] nor is that code believed when the app says it again', async () => {
  const binds = () => heard.filter(({ name, form }) => name === bindAccessCode.name && form.includes('"mings"')).length
  const before = binds()
  useSession.setState({ secretKey: '' })
  await openSession()
  expect(useSession.getState().user).toMatchObject({ userId: 'visitor', visitor: true })
  expect(binds()).toBe(before)
})

test('[6.3] whoever signs in while a visitor’s key is renewed stays signed in, whatever becomes of that key', async () => {
  const may = { userId: 'may', phone: '+85261234568', accessCode: 'mays', visitor: false }
  owners.visitors = 'somebody else'
  meanwhile = () => useSession.setState({ user: may, secretKey: '' })
  useSession.setState({ user: { userId: 'visitor', phone: '0', accessCode: 'visitors', visitor: true }, secretKey: '' })
  await openSession()
  expect(useSession.getState()).toMatchObject({ user: may, secretKey: 'key' })
})
