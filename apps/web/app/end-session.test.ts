import { beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { useSession } = await import('../api/session.ts')
const { endSession } = await import('./end-session.ts')
// Read once, the code that is fetched at need comes at once.
await Promise.all([import('../entities/cart/cart-store.ts'), import('../entities/member/forget-person.ts')])

const kitty = { userId: 'kitty', phone: '1', accessCode: 'code', visitor: false }

beforeEach(() => useSession.setState({ user: kitty, secretKey: 'key', loginGet: 2 }))

test.each([
  ['', '/mine', '/mine'],
  ['?code=W1', '/couponDetail', '/couponDetail?code=W1'],
  ['?_index=YQ==&code=W1', '/couponDetail', '/couponDetail?code=W1'],
  ['?_index=YQ==', '/mine', '/mine'],
])('[4.3] a member whose session ended on %s of %s comes back to %s', (search, pathname, next) => {
  vi.stubGlobal('location', { search })
  const go = vi.fn<(path: string, options?: object) => void>()
  endSession({ user: kitty, pathname, go })
  expect(go).toHaveBeenCalledExactlyOnceWith('/login', { query: { page: '3', next } })
  expect(useSession.getState()).toMatchObject({ user: null, loginGet: 1 })
})
