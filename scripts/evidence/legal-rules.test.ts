import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'
import { testsInCode } from './code-tests.mjs'
import { heldBy, statutesOf, testNamed } from './legal-rules.mjs'

const statutes = statutesOf(readFileSync(join(root, 'docs/compliance/legal-rules.md'), 'utf8'))
const named = statutes.flatMap(({ rules }) => rules.flatMap(({ tests }) => tests))

test('each test that a legal rule names is in the code, by its file and its whole title', () => {
  const tests = testsInCode(root)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((one) => !testNamed(one, tests))).toEqual([])
})

test('each article says how it is held', () => {
  const rules = statutes.flatMap(({ law, rules }) => rules.map((rule) => ({ law, ...rule })))
  expect(rules.filter(({ held }) => !held.endsWith('.'))).toEqual([])
  expect(statutes.filter(({ rules }) => rules.length === 0)).toEqual([])
})

test('a law has its articles, each with its sentence and its tests', () => {
  const page = '# Rules\n\n## A law\nOf what.\n\n### Article 1\nHeld so.\n- `a.test.ts`: [1.2] it holds: %j\n\n### Article 2\nNot ours.\n'
  expect(statutesOf(page)).toEqual([
    {
      law: 'A law',
      about: 'Of what.',
      rules: [
        { article: 'Article 1', held: 'Held so.', tests: [{ file: 'a.test.ts', title: '[1.2] it holds: %j' }] },
        { article: 'Article 2', held: 'Not ours.', tests: [] },
      ],
    },
  ])
})

test('a test that is not there is no evidence', () => {
  const known = { file: 'a.test.ts', suites: ['a price'], title: 'is whole', body: '', ranIn: ['a.test.ts'] }
  expect(testNamed({ file: 'a.test.ts', title: 'a price is whole' }, [known])).toBe(known)
  const reports = { results: new Map(), runs: new Map() }
  expect(() => heldBy({ file: 'a.test.ts', title: 'a price is half' }, [known], reports)).toThrow('names a test that is not there')
})
