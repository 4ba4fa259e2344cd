import { expect, test } from 'vitest'
import { screensOf } from './accessibility.mjs'
import { drillsOf, sectionsOf } from './bench-results.mjs'
import { testsOf, titlePattern } from './code-tests.mjs'
import { timesOf, triesOfTest } from './laws.mjs'
import { chaptersOf } from './product-rows.mjs'
import { commandOf, outcomesOf, resultsOf } from './reports.mjs'

const none = { results: new Map(), runs: new Map() }

test('tests are read with the suites around them, those of a table and of a loop, too', () => {
  const text = [
    "describe('a cart', () => {",
    "  test('[4.8] it’s empty', () => {})",
    '  test.each([',
    "    ['a', 1],",
    "  ])('%s costs %i', () => {})",
    '})',
    "test.describe('a screen', () => {",
    '  test(`is shown (${language})`, async () => {})',
    '})',
    "test.use({ locale: 'en' })",
    "test('alone', () => {})",
  ].join('\n')
  expect(testsOf(text).map(({ suites, title }) => [...suites, title])).toEqual([
    ['a cart', '[4.8] it’s empty'],
    ['a cart', '%s costs %i'],
    ['a screen', 'is shown (${language})'],
    ['alone'],
  ])
})

test('a title of the code fits what its runs were called, and no other', () => {
  const pattern = titlePattern(['a cart', '%s costs $%i (${language})'])
  expect(pattern.test('a cart a tea costs $12 (en)')).toBe(true)
  expect(pattern.test('a cart a tea costs 12 (en)')).toBe(false)
  expect(titlePattern(['ends.']).test('ends!')).toBe(false)
})

test('how often a law is tried is its own number, its lane’s, or fast-check’s', () => {
  const file = 'packages/rules/a.test.ts'
  expect(triesOfTest({ file, body: 'expect(1).toBe(1)' }, '')).toBe(undefined)
  expect(triesOfTest({ file, body: 'fc.assert(a)\nfc.assert(b)' }, '')).toEqual({ count: 200 })
  expect(triesOfTest({ file, body: 'fc.assert(a, { numRuns: 1_000 })\nfc.assert(b)' }, '')).toEqual({ count: 1100 })
  expect(triesOfTest({ file, body: 'fc.assert(a, { numRuns })' }, '')).toEqual({})
  const limited = 'const numRuns = Math.min(Number(process.env.FUZZ_RUNS), 500)'
  const tries = triesOfTest({ file, body: 'fc.assert(a, { numRuns })' }, limited)
  expect(tries).toEqual({ setting: 'FUZZ_RUNS', most: 500 })
  expect(timesOf(tries ?? {}, { FUZZ_RUNS: '10000' }, 4)).toBe(2000)
  expect(timesOf({ setting: 'FUZZ_RUNS' }, undefined, 4)).toBe(undefined)
})

test('reports of both runners tell of a test by stage; one that passed only the second time has failed', () => {
  const vitest = { testResults: [{ name: '/here/a.test.ts', assertionResults: [{ fullName: 'a cart is empty', status: 'pending' }] }] }
  expect(resultsOf(vitest, 'unit', '/here')).toEqual([['a.test.ts', { stage: 'unit', title: 'a cart is empty', status: 'skipped' }]])
  const spec = { title: 'is shown (en)', file: 'app/axe.spec.ts', tests: [{ status: 'flaky' }] }
  const playwright = { suites: [{ title: 'app/axe.spec.ts', file: 'app/axe.spec.ts', suites: [{ title: 'a screen', specs: [spec] }] }] }
  const results = resultsOf(playwright, 'browser', '/here')
  expect(results).toEqual([['e2e/app/axe.spec.ts', { stage: 'browser', title: 'a screen is shown (en)', status: 'failed' }]])
  const shown = { file: '', suites: ['a screen'], title: 'is shown (${language})', body: '', ranIn: ['e2e/app/axe.spec.ts'] }
  const reports = { results: new Map(results.map(([file, result]) => [file, [result]])), runs: new Map() }
  expect(outcomesOf(shown, reports)).toEqual([{ stage: 'browser', run: undefined, passed: 0, failed: 1 }])
  expect(outcomesOf(shown, none)).toEqual([])
})

test.each([
  ['packages/rules/money.test.ts', 'npx vitest run --project unit --project tools packages/rules/money.test.ts'],
  ['apps/gateway/a.test.ts', 'LANE=all npx vitest run --project gateway apps/gateway/a.test.ts'],
  ['apps/web/A.component.test.tsx', 'npx vitest run --project component apps/web/A.component.test.tsx'],
  ['e2e/app/axe.spec.ts', 'LANE=all npx playwright test -c e2e app/axe.spec.ts'],
])('%s is run by %s', (file, command) => {
  expect(commandOf(file)).toBe(command)
})

test('the screens of a test are those that it names', () => {
  const body =
    "await expectNoBarriers(page, 'home')\nexpect(await barriers(desk, theme), 'a refund').toEqual([])\nexpectWellMade()\nbarriers(page, 'dark')"
  expect(screensOf(body)).toEqual(['home', 'a refund'])
})

test('figures are read with command, day, peer and verdict; drills are told apart', () => {
  const page =
    '# Costs\n\n## Reads\nOf menus. `RUNS=2 npm run bench -- reads`, 2026-11-22 02:18 UTC.\n\n|  | Harbour | peer | ratio | aim |  |\n| --- | ---: | ---: | ---: | --- | --- |\n| a read | 2 ms | 1 ms | 2.00 | at most 1 | **not met** |\n\n## Restore drill\nDone. `npm run drill -- restore`\n\n## Outside judges\nAll of them. `npm run security`, 2026-11-28 09:00 UTC.\n'
  const sections = sectionsOf(page)
  const figure = { what: 'a read', ours: '2 ms', peer: '1 ms', ratio: '2.00', aim: 'at most 1', verdict: 'not met' }
  const command = 'RUNS=2 npm run bench -- reads'
  expect(sections[0]).toEqual({ title: 'Reads', about: 'Of menus.', command, measured: '2026-11-22 02:18 UTC', figures: [figure] })
  expect(sections.at(-1)).toMatchObject({ about: 'All of them.', command: 'npm run security' })
  expect(drillsOf(sections).map(({ title, command }) => [title, command])).toEqual([['Restore drill', 'npm run drill -- restore']])
})

test('a row of the product has the tests that name it, and no other’s', () => {
  const test = (title: string) => ({ file: 'a.test.ts', suites: [], title, body: '', ranIn: [] })
  const [chapter] = chaptersOf('## 4. Cart\n\n- *4.0* Note.\n- **4.1** It holds.\n', [test('[4.1] holds'), test('[4.10] other')], none)
  expect(chapter?.rows.map(({ id, isNote, shown }) => [id, isNote, shown.map(({ title }) => title)])).toEqual([
    ['4.0', true, []],
    ['4.1', false, ['[4.1] holds']],
  ])
})
