import { beforeEach, expect, test, vi } from 'vitest'

type Happening = { data?: unknown; request?: Request }
type Listener = (event: object) => void

const here = 'https://order.example'
const offline = {
  tc: { lang: 'zh-Hant-HK', title: '暫時離線。', body: '', retry: '重試' },
  en: { lang: 'en', title: 'You’re offline.', body: '', retry: 'Retry' },
}

/** The caches that the phone keeps, by their names. */
let kept: Map<string, Map<string, Response>>
let listeners: Map<string, Listener>
let asked: string[]
let online: boolean

const path = (address: Request | string) => new URL(typeof address === 'string' ? address : address.url, here).pathname

beforeEach(() => {
  ;[kept, listeners, asked, online] = [new Map(), new Map(), [], true]
  const cacheOf = (name: string) => kept.get(name) ?? kept.set(name, new Map()).get(name)
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (address: Request | string) =>
      [...kept.values()].flatMap((cache) => cache.get(path(address)) ?? []).map((found) => found.clone())[0],
    open: async (name: string) => ({
      put: async (address: Request | string, answer: Response) => void cacheOf(name)?.set(path(address), answer),
    }),
  })
  vi.stubGlobal('fetch', async (address: Request | string) => {
    asked.push(path(address))
    if (!online) throw new TypeError('Failed to fetch')
    return new Response(`from the network: ${path(address)}`)
  })
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => void listeners.set(type, listener))
  vi.stubGlobal('location', new URL(here))
  vi.stubGlobal('registration', {})
  vi.stubGlobal('clients', { claim: async () => undefined })
  vi.stubGlobal('skipWaiting', async () => undefined)
  vi.stubGlobal('__OFFLINE__', offline)
})

/** A worker of a build, as the browser begins it. */
async function begin(version: string, files: readonly string[]) {
  vi.stubGlobal('__VERSION__', version)
  vi.stubGlobal('__FILES__', files)
  vi.resetModules()
  listeners.clear()
  await import('./worker.ts')
}

/** Something happens to the worker; gives its answer, once all that it does about it is done. */
async function happen(type: string, event: Happening = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  const hands = { waitUntil: (each: Promise<unknown>) => work.push(each), respondWith: (given: Promise<Response>) => (answer = given) }
  listeners.get(type)?.({ ...event, ...hands })
  await Promise.all(work)
  return answer
}

/** A browser's navigation: no code of a page may ask in this mode. */
const navigation = (address: string): Happening => ({
  request: Object.defineProperty(new Request(new URL(address, here)), 'mode', { value: 'navigate' }),
})
const pageAt = async (address: string) => (await happen('fetch', navigation(address)))?.text()

async function start(version: string, files: readonly string[]) {
  await begin(version, files)
  await happen('install')
  await happen('activate')
}

test('[8.4] a first worker asks for nothing, and has a page of ours at once where there is no network, in the guest’s language', async () => {
  await start('a', ['main-a'])
  expect(asked).toEqual([])
  online = false
  expect(await pageAt('/orderFood/2')).toContain(offline.tc.title)
  expect(await pageAt('/orderFood/2?lang=en')).toContain(offline.en.title)
  await happen('message', { data: '42.en' })
  expect(await pageAt('/home')).toContain(offline.en.title)
})

test('[8.4] while there is a network its pages come from there', async () => {
  await start('a', [])
  expect(await pageAt('/home')).toBe('from the network: /home')
})

test('the rest is kept when a page is at rest, once, and then the app stands in', async () => {
  await start('a', ['main-a'])
  await happen('message', { data: 'rest' })
  expect(asked).toEqual(['/assets/main-a.js', '/shell/31.tc', '/shell/31.en', '/shell/42.tc', '/shell/42.en'])
  await happen('message', { data: 'rest' })
  expect(asked).toHaveLength(5)
  online = false
  expect(await pageAt('/orderFood/2')).toBe('from the network: /shell/31.tc')
})

test('what was broken off in the middle is no whole app: our page stands in, and the next rest goes on where it ended', async () => {
  await start('a', ['main-a', 'menu-a'])
  const whole = fetch
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/assets/menu-a.js') throw new TypeError('Failed to fetch')
    return whole(address)
  })
  await expect(happen('message', { data: 'rest' })).rejects.toThrow('Failed to fetch')
  vi.stubGlobal('fetch', whole)
  asked = []
  await happen('message', { data: 'rest' })
  expect(asked[0]).toBe('/assets/menu-a.js')
})

test('a newer build of a phone that keeps one takes over only when it is whole', async () => {
  await start('a', ['main-a'])
  await happen('message', { data: 'rest' })
  await begin('b', ['main-b'])
  online = false
  await expect(happen('install')).rejects.toThrow('Failed to fetch')
  online = true
  await happen('install')
  online = false
  asked = []
  const file = await happen('fetch', { request: new Request(`${here}/assets/main-b.js`) })
  expect([await file?.text(), asked]).toEqual(['from the network: /assets/main-b.js', []])
})
