import { afterAll, expect, test } from 'vitest'
import { pictureSizes } from '../../modules/catalogue/pictures/picture-sizes.ts'
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
    for (const file of pictureSizes.map(({ suffix }) => `${name}${suffix}.webp`))
      expect([file, (await get(file)).status]).toEqual([file, 200])
  }
})

test('a picture may be kept for a day, and is not sent again to whoever has it', async () => {
  const response = await get('margherita.webp')
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  expect((await get('margherita.webp', { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(304)
})

test('of uploaded pictures only a whole name is looked for, and made-up ones cost their store nothing', async () => {
  const { pictureStore, pictures } = gateway.context
  const asked: string[] = []
  const [{ get: find }, { has }] = [pictureStore, pictures.known]
  pictureStore.get = async (key) => void asked.push(key)
  pictures.known.has = async (key) => {
    asked.push(key)
    return false
  }
  const name = `up-${'a'.repeat(32)}`
  for (const file of [`${name}-80`, `${name}-81`, `${name}x`, 'up-a', `source-${'a'.repeat(64)}`, name.toUpperCase()])
    expect((await get(`${file}.webp`)).status).toBe(404)
  pictureStore.get = find
  pictures.known.has = has
  expect(asked).toEqual([name])
})

test('a store that does not answer is said to be away for now', async () => {
  const { pictureStore, pictures } = gateway.context
  const { get: find } = pictureStore
  const name = `up-${'b'.repeat(32)}`
  pictures.known.add(name)
  pictureStore.get = () => Promise.reject(new Error('the store of pictures answered 503'))
  const answer = await get(`${name}.webp`)
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
  pictureStore.get = find
  expect((await get(`${name}.webp`)).status).toBe(404)
})

test.each(['src/render.py', 'src/', '', '..%2findex.ts', '%2e%2e/package.json', 'nothing.webp', 'margherita.webp%00'])(
  '"%s" is not shown',
  async (path) => {
    expect((await get(path)).status).toBeGreaterThanOrEqual(400)
    expect((await get(path)).status).toBeLessThan(500)
  },
)
