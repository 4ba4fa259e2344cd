import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { secretNames } from './secret-files.ts'
import { settingDefaults } from './settings.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

/** The rows of the page's tables: a setting, its default, and what is said of it. */
const rows = [...read('docs/operations/settings.md').matchAll(/^\| `([A-Z\d_]+)` \| (?:`(.*?)` )?\| ?(.*?) ?\|$/gm)].map(
  ([, name = '', byDefault = '', words = '']) => ({ name, byDefault, words }),
)

test('the page of settings has each setting once, with its default', () => {
  const known = Object.entries(settingDefaults).map(([name, value]) => ({ name, byDefault: value.replace(root, './') }))
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
  expect(rows.map(({ name, byDefault }) => ({ name, byDefault })).toSorted(byName)).toEqual(known.toSorted(byName))
})

test('it marks those that may lie in a file', () => {
  const marked = rows.filter(({ words }) => /^file\b/.test(words)).map(({ name }) => name)
  expect(marked.toSorted()).toEqual([...secretNames].toSorted())
})

test('each setting stands in .env.example', () => {
  const named = new Set([...read('.env.example').matchAll(/^(?:# )?([A-Z\d_]+)=/gm)].map(([, name]) => name))
  expect(Object.keys(settingDefaults).filter((name) => !named.has(name))).toEqual([])
})
