import { expect, test } from 'vitest'
import { htmlResults } from './html.bench.ts'

test('errors of the markup count, each kind with its pages; warnings and styles do not', () => {
  const odd = 'Attribute “vt-update” not allowed on element “div” at this point.'
  const results = htmlResults(
    [
      { type: 'error', message: odd, url: 'a.html' },
      { type: 'error', message: odd, url: 'a.html' },
      { type: 'error', message: odd, url: 'b.html' },
      { type: 'error', message: 'CSS: Parse Error.', url: 'b.html' },
      { type: 'info', subType: 'warning', message: 'Section lacks heading.', url: 'b.html' },
      { type: 'info', message: 'Trailing slash on void elements has no effect.', url: 'b.html' },
    ],
    2,
  )
  expect(results).toEqual([
    { what: 'errors in 2 pages', ours: '3', aim: 'none', met: false },
    { what: 'warnings', ours: '1' },
    { what: odd, ours: '2 pages' },
  ])
  expect(htmlResults([], 2)[0]).toMatchObject({ met: true })
})
