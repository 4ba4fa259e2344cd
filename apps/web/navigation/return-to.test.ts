import { expect, test } from 'vitest'
import { ownPath } from './return-to.ts'

test.each(['/confirmorder/now', '/orderFood/2?cart=1', '/'])('%s is a way on', (path) => {
  expect(ownPath(path)).toBe(path)
})

test.each([null, '', 'home', '//evil.example/x', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a b', '/a#b'])(
  '%s is none',
  (path) => {
    expect(ownPath(path)).toBeUndefined()
  },
)
