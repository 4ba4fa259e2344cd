import { outcomesOf } from './reports.mjs'

/** @typedef {{ title: string, file: string, outcomes: import('./reports.mjs').Outcome[] }} Shown A test that names a row. */
/** @typedef {{ id: string, sentence: string, isNote: boolean, shown: Shown[], command: string }} ProductRow A row of `docs/product/spec.md`; a note is a heading of the rows after it, and needs no test. */
/** @typedef {{ heading: string, rows: ProductRow[] }} Chapter */

/** The rows of the product by chapter, each with the tests whose titles name it. @param {string} page @param {import('./code-tests.mjs').CodeTest[]} tests @param {import('./reports.mjs').Reports} reports @returns {Chapter[]} */
export function chaptersOf(page, tests, reports) {
  const named = tests
    .map((test) => ({ test, title: [...test.suites, test.title].join(' ') }))
    .filter(({ title }) => /\[\d+\.\d+\]/.test(title))
  return page
    .split(/^## /m)
    .slice(1)
    .map((chapter) => ({
      heading: chapter.slice(0, chapter.indexOf('\n')).trim(),
      rows: [...chapter.matchAll(/^- (\*\*?)(\d+\.\d+)\*\*? (.+)$/gm)].map(([, mark, id = '', sentence = '']) => ({
        id,
        sentence,
        isNote: mark === '*',
        shown: named
          .filter(({ title }) => title.includes(`[${id}]`))
          .map(({ test, title }) => ({ title, file: test.file, outcomes: outcomesOf(test, reports) })),
        command: `LANE=all npx vitest run --project unit --project tools --project gateway -t '\\[${id.replace('.', String.raw`\.`)}\\]'`,
      })),
    }))
}
