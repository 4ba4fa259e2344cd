import { afterAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.url}/pictures/${path}`, { headers })
  await response.arrayBuffer() // a body that nobody reads keeps the server from closing
  return response
}

test('every picture that the menu names is there in every size', async () => {
  const products = [...gateway.context.catalogue.book('3101', 1, noon).products.values()]
  const names = new Set(
    products.flatMap(({ picture, groups }) => [picture, ...groups.flatMap(({ mains }) => mains.map((main) => main.picture))]),
  )
  for (const name of names) {
    for (const file of ['', '-80', '-208', '-240', '-320', '-480'].map((size) => `${name}${size}.webp`))
      expect([file, (await get(file)).status]).toEqual([file, 200])
  }
})

test('a picture may be kept for a day, and is not sent again to whoever has it', async () => {
  const response = await get('margherita.webp')
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  expect((await get('margherita.webp', { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(304)
})

test.each(['src/render.py', 'src/', '', '..%2findex.ts', '%2e%2e/package.json', 'nothing.webp', 'margherita.webp%00'])(
  '"%s" is not shown',
  async (path) => {
    expect((await get(path)).status).toBeGreaterThanOrEqual(400)
    expect((await get(path)).status).toBeLessThan(500)
  },
)
