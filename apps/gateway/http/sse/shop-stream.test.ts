import { expect, test } from 'vitest'
import { followShopWhile } from './shop-stream.ts'

const settled = () => new Promise((done) => setImmediate(done))

test('a look that fails ends no stream: it is greeted again once a look succeeds, and ended once its key is revoked', async () => {
  const said: string[] = []
  let isIn = async () => true
  const sse = {
    event: ({ name }: { name?: string }) => void said.push(name ?? ''),
    beat: () => void said.push('beat'),
    leave: () => undefined,
    end: () => void said.push('end'),
  }
  const follower = followShopWhile(() => isIn(), sse)
  isIn = () => Promise.reject(new Error('no connection'))
  follower.beat()
  await settled()
  expect(said).toEqual(['hello'])
  isIn = async () => true
  follower.beat()
  await settled()
  expect(said).toEqual(['hello', 'hello', 'beat'])
  isIn = async () => false
  follower.beat()
  await settled()
  expect(said.at(-1)).toBe('end')
})
