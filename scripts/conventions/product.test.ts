import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, sourceFiles } from './source-files.ts'
import { root } from '../root.mjs'

const page = (name: string) => readFileSync(join(root, 'docs/product', `${name}.md`), 'utf8')
const rows = [...page('spec').matchAll(/^- (\*\*?)(\d+\.\d+)\*\*? (.+)$/gm)].map(([, mark, id = '', sentence = '']) => ({
  id,
  sentence,
  isNote: mark === '*',
}))
const ids = new Set(rows.map(({ id }) => id))
const statements = filesUnder('apps')
  .filter((path) => path.endsWith('.sql'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
/** A sentence that goes over several lines of a comment reads as one. */
const texts = [...sourceFiles(), ...statements].map(({ path, text }) => ({
  path,
  text: text.replaceAll(/\s*\n\s*(?:\*|\/\/|--)?\s*/g, ' '),
}))
const titles = texts
  .filter(({ path }) => /\.(test|spec|journey)\.tsx?$/.test(path))
  .flatMap(({ path, text }) => references(path, text, /\[([1-9]\.\d+)\]/g))

test('each row of the product is one sentence under one number, in order', () => {
  const inOrder = rows.toSorted((a, b) => {
    const [section = 0, row = 0] = a.id.split('.').map(Number)
    const [otherSection = 0, otherRow = 0] = b.id.split('.').map(Number)
    return section - otherSection || row - otherRow
  })
  expect(rows).toEqual(inOrder)
  expect(ids.size).toBe(rows.length)
  expect(rows.filter(({ sentence }) => !sentence.endsWith('.'))).toEqual([])
})

test('each row that a test or a comment names is one of the product', () => {
  const comments = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/\bspec (\d+\.\d+(?:(?:,| and| to| or) \d+\.\d+)*)/g)].flatMap(([, list = '']) =>
      references(path, list, /(\d+\.\d+)/g),
    ),
  )
  expect(comments.length).toBeGreaterThan(100)
  expect([...titles, ...comments].filter(({ name }) => !ids.has(name))).toEqual([])
})

test('each row of the product is shown by a test that names it', () => {
  const shown = new Set(titles.map(({ name }) => name))
  expect(rows.filter(({ id, isNote }) => !isNote && !shown.has(id))).toEqual([])
})

test.each(['domain', 'calls'])('each section of %s.md that is named is there', (name) => {
  const headings = [...page(name).matchAll(/^##? (.+)$/gm)].map(([, heading = '']) => heading)
  const named = texts.flatMap(({ path, text }) => references(path, text, new RegExp(`\\b${name}\\.md,? ([A-Z][\\w ]*)`, 'g')))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((one) => !headings.some((heading) => heading.startsWith(one.name) || one.name.startsWith(heading)))).toEqual([])
})

test('nothing points to a page that is not in the repository', () => {
  const pages = new Set(
    [...filesUnder('docs'), 'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md']
      .filter((path) => path.endsWith('.md'))
      .map((path) => path.split('/').at(-1)),
  )
  const named = texts
    .filter(({ path }) => path !== 'scripts/conventions/product.test.ts')
    .flatMap(({ path, text }) => references(path, text, /(?<![\w*}])([\w-]+\.md)\b/g))
  expect(named.filter((one) => !pages.has(one.name) && one.name !== 'RESULTS.md')).toEqual([])
})

function references(path: string, text: string, pattern: RegExp): { path: string; name: string }[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => ({ path, name: name.trim() }))
}
