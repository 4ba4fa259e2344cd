import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'

test('no two files of browser tests take the same shop for their own: a tablet that one has let go keeps the other’s orders waiting', () => {
  const named = globSync('e2e/**/*.spec.ts', { cwd: root }).flatMap((path) =>
    [...new Set(readFileSync(join(root, path), 'utf8').match(/storeId: '\d{4}'/g))].map((shop) => ({ path, shop })),
  )
  const shared = [...Map.groupBy(named, ({ shop }) => shop).values()].filter((files) => files.length > 1)
  expect(shared).toEqual([])
  expect(named.length).toBeGreaterThan(10)
})
