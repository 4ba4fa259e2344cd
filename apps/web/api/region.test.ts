import { afterEach, expect, test, vi } from 'vitest'
import { fallBackToHongKong, switchRegion } from './region.ts'
import { until } from '../testing/test-page.ts'

type Refusing = { cookies?: boolean; storage?: boolean }

/** A browser that says when it has written a cookie, and takes what it is not refusing; what happens in it, in its order. */
function browser({ cookies = false, storage = false }: Refusing) {
  const done: string[] = []
  const refuse = () => {
    throw new DOMException('keeps nothing', 'SecurityError')
  }
  const cookieStore = {
    async set({ name, value, path, sameSite }: Record<string, string>) {
      await new Promise((resolve) => setTimeout(resolve))
      if (cookies) refuse()
      done.push(`${name}=${value} ${path} ${sameSite}`)
    },
  }
  vi.stubGlobal('window', { cookieStore })
  vi.stubGlobal('cookieStore', cookieStore)
  vi.stubGlobal('localStorage', { setItem: (key: string, text: string) => (storage ? refuse() : done.push(`${key}: ${text}`)) })
  vi.stubGlobal('location', {
    assign: (path: string) => done.push(`goes to ${path}`),
    replace: (path: string) => done.push(`is at ${path} instead`),
  })
  return done
}

afterEach(() => void vi.unstubAllGlobals())

const cookieOf = (brand: number) => `brand=${brand} / lax`

test('[4.39] [9.17] who goes over to Macau has its cookie and its city before the next page is asked for', async () => {
  const done = browser({})
  switchRegion(42)
  await until(() => expect(done).toEqual([cookieOf(42), 'locationCity: MO', 'goes to /home']))
})

test('[4.39] a browser that does not say when it has written a cookie goes over as well', async () => {
  const done = browser({})
  const page = { cookie: '' }
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', page)
  switchRegion(42)
  await until(() => expect(done).toEqual(['locationCity: MO', 'goes to /home']))
  expect(page.cookie).toBe('brand=42; path=/; max-age=31536000; samesite=lax')
})

test.each([
  ['no cookie', { cookies: true }, []],
  ['nothing but cookies', { storage: true }, [cookieOf(42)]],
  ['nothing', { cookies: true, storage: true }, []],
])('[4.39] a browser that keeps %s goes where its guest asked to', async (_what, refusing, kept) => {
  const done = browser(refusing)
  switchRegion(42)
  await until(() => expect(done).toEqual([...kept, 'goes to /home']))
})

test('[4.41] whoever is in a Macau that has closed is at home in Hong Kong: their address may name Macau', async () => {
  const done = browser({})
  await fallBackToHongKong()
  expect(done).toEqual([cookieOf(31), 'locationCity: HK', 'is at /home instead'])
})

test.each([{ cookies: true }, { storage: true }])('[4.41] and not for ever, where the browser cannot keep that: %j', async (refusing) => {
  const done = browser(refusing)
  await expect(fallBackToHongKong()).rejects.toThrow('keeps nothing')
  expect(done).not.toContain('is at /home instead')
})
