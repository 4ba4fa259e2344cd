import { commandOf, outcomesOf } from './reports.mjs'

/** @typedef {{ file: string, title: string }} Named A test as the page names it. */
/** @typedef {{ article: string, held: string, tests: Named[] }} Rule */
/** @typedef {{ law: string, about: string, rules: Rule[] }} Statute */

/** The legal rules as `docs/compliance/legal-rules.md` has them: a heading a law, one below it an article, how it is held, and the tests that hold it. @param {string} page @returns {Statute[]} */
export function statutesOf(page) {
  return page
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...articles] = part.split(/^### /m)
      const [law = '', ...about] = head.split('\n')
      return { law: law.trim(), about: about.join(' ').trim(), rules: articles.map(ruleOf) }
    })
}

/** @param {string} text @returns {Rule} */
function ruleOf(text) {
  const [article = '', ...lines] = text.split('\n')
  return {
    article: article.trim(),
    held: lines.filter((line) => line !== '' && !line.startsWith('- ')).join(' '),
    tests: lines.flatMap((line) => {
      const [, file, title] = /^- `([^`]+)`: (.+)$/.exec(line) ?? []
      return file && title ? [{ file, title }] : []
    }),
  }
}

/** The test of the code that a line names, by its file and its whole title; undefined where there is none. @param {Named} named @param {import('./code-tests.mjs').CodeTest[]} tests */
export const testNamed = ({ file, title }, tests) =>
  tests.find((test) => test.file === file && (test.title === title || [...test.suites, test.title].join(' ') === title))

/** @typedef {Named & { outcomes: import('./reports.mjs').Outcome[], command: string }} Held */

/** A named test with what became of it here. Throws where the code has no such test: a claim without a proof is no evidence. @param {Named} named @param {import('./code-tests.mjs').CodeTest[]} tests @param {import('./reports.mjs').Reports} reports @returns {Held} */
export function heldBy(named, tests, reports) {
  const test = testNamed(named, tests)
  if (!test) throw new Error(`docs/compliance/legal-rules.md names a test that is not there: ${named.file}: ${named.title}`)
  return { ...named, outcomes: outcomesOf(test, reports), command: commandOf(named.file) }
}
