import { afterEach, expect, test, vi } from 'vitest'
import { newGuid } from './guid.ts'

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

test('a page makes GUIDs with the means of its browser, and without', () => {
  expect(newGuid()).toMatch(guid)
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) })
  const made = Array.from({ length: 50 }, newGuid)
  for (const each of made) expect(each).toMatch(guid)
  expect(new Set(made).size).toBe(50)
})
