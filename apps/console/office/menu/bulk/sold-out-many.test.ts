import { expect, test } from 'vitest'
import { sayOfEach } from './sold-out-many.ts'

test('a dish that is not taken is named with why, and holds up none of the others', async () => {
  const done: number[] = []
  const refusal = new Error('No such product')
  const say = (pid: string) => (pid === 'draft' ? Promise.reject(refusal) : Promise.resolve())
  expect(await sayOfEach(['soup', 'draft', 'pizza'], say, (count) => done.push(count))).toEqual({
    said: ['soup', 'pizza'],
    failed: [{ row: 'draft', error: refusal }],
  })
  expect(done).toEqual([1, 2, 3])
})
