import { expect, test } from 'vitest'
import { entryIn } from './register-worker.ts'

test('a page is of the build whose file it begins with', () => {
  expect(entryIn(`started = true\nimport('/assets/main-aB_1.js').catch(() => {})`)).toBe('/assets/main-aB_1.js')
  expect(entryIn('<p>gone</p>')).toBeUndefined()
})
