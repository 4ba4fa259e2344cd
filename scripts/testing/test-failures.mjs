import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Told */
/** @typedef {{ file?: string, title?: string, suites?: Suite[], specs?: Spec[] }} Suite */
/** @typedef {{ file: string, title: string, ok: boolean, tests: { status: string, results: { error?: { message?: string } }[] }[] }} Spec */

/**
 * The tests that failed in a report, each with its file and the first lines of why: whoever sees only the end of a run finds them there.
 * @param {any} report JSON of Vitest or Playwright
 * @param {string} root the folder that files are named from
 * @returns {string[]}
 */
export function failuresOf(report, root) {
  return report?.testResults ? ofVitest(report.testResults, root) : (report?.suites ?? []).flatMap(ofPlaywright)
}

/** @param {{ name: string, status: string, message?: string, assertionResults: Told[] }[]} files @param {string} root */
function ofVitest(files, root) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that cannot be loaded has no failed test in it, but is one.
    if (status === 'failed' && failed.length === 0) return [told(file, 'could not be run', message)]
    return failed.map(({ fullName, failureMessages = [] }) => told(file, fullName, failureMessages[0]))
  })
}

/** @param {Suite} suite @returns {string[]} */
function ofPlaywright({ suites = [], specs = [] }) {
  // A test that passed only the second time has failed.
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => told(`e2e/${file}`, title, results.find(({ error }) => error)?.error?.message)),
  )
  return [...failed, ...suites.flatMap(ofPlaywright)]
}

/** @param {string} file @param {string} title @param {string} [why] */
function told(file, title, why = '') {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
  return [`${file} › ${title}`, ...lines.slice(0, 12).map((line) => `    ${line}`)].join('\n')
}
