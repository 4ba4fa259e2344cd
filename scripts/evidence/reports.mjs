import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { titlePattern } from './code-tests.mjs'

/** @typedef {{ stage: string, title: string, status: 'passed' | 'failed' | 'skipped' }} Result What one test did in one stage; `title` has its suites before it. */
/** @typedef {import('../testing/chance.mjs').StageRun} StageRun */
/** @typedef {{ results: Map<string, Result[]>, runs: Map<string, StageRun | undefined> }} Reports Results by file; and each stage that has a report, with what was run where that is known. */
/** @typedef {{ stage: string, run: StageRun | undefined, passed: number, failed: number }} Outcome What became of a test in a stage: it may have run with several values. */
/** @typedef {{ file?: string, title?: string, suites?: Suite[], specs?: { title: string, file: string, tests: { status: string }[] }[] }} Suite A suite in a report of Playwright's. */

/**
 * The reports that the last runs on this machine have left in a folder of reports; nothing where nothing was run. A run of other code than this commit's is named
 * among the runs, and shows nothing of any test. @param {string} folder @param {{ root: string, commit: string }} of the folder that files are named from, and the commit @returns {Reports}
 */
export function readReports(folder, { root, commit }) {
  /** @type {Reports} */
  const reports = { results: new Map(), runs: new Map() }
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : []
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  for (const name of names) {
    const stage = /^(\w+)\.run\.json$/.exec(name)?.[1]
    if (stage) reports.runs.set(stage, read(name))
  }
  for (const name of names) {
    const stage = /^(\w+)\.json$/.exec(name)?.[1]
    if (!stage || stage === 'times') continue
    const run = reports.runs.get(stage)
    reports.runs.set(stage, run)
    if (run?.commit !== commit || run.changed) continue
    for (const [file, result] of resultsOf(read(name), stage, root)) {
      const others = reports.results.get(file)
      if (others) others.push(result)
      else reports.results.set(file, [result])
    }
  }
  return reports
}

/** @param {any} report JSON of Vitest or Playwright @param {string} stage @param {string} root @returns {[string, Result][]} */
export function resultsOf(report, stage, root) {
  return report?.testResults ? ofVitest(report.testResults, stage, root) : ofPlaywright(report?.suites ?? [], stage)
}

/** @param {{ name: string, assertionResults: { fullName: string, status: string }[] }[]} files @param {string} stage @param {string} root @returns {[string, Result][]} */
const ofVitest = (files, stage, root) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => {
      const known = status === 'passed' || status === 'failed' ? status : 'skipped'
      return /** @type {[string, Result]} */ ([name.replace(`${root}/`, ''), { stage, title: fullName, status: known }])
    }),
  )

/** @param {Suite[]} suites @param {string} stage @returns {[string, Result][]} */
function ofPlaywright(suites, stage, /** @type {string[]} */ around = []) {
  const folder = stage === 'engines' ? 'e2e/engines' : 'e2e'
  return suites.flatMap(({ title = '', file, suites: inside = [], specs = [] }) => {
    const titles = title === file ? around : [...around, title]
    const own = specs.map((spec) => {
      const result = { stage, title: [...titles, spec.title].join(' '), status: statusOf(spec.tests) }
      return /** @type {[string, Result]} */ ([`${folder}/${spec.file}`, result])
    })
    return [...own, ...ofPlaywright(inside, stage, titles)]
  })
}

/** One that passed only the second time has failed. @param {{ status: string }[]} tests @returns {Result['status']} */
function statusOf(tests) {
  if (tests.some(({ status }) => status === 'unexpected' || status === 'flaky')) return 'failed'
  return tests.some(({ status }) => status === 'expected') ? 'passed' : 'skipped'
}

/** The outcome of a test of the code in each stage that a report tells of; empty where it was not run here. @param {import('./code-tests.mjs').CodeTest} test @param {Reports} reports @returns {Outcome[]} */
export function outcomesOf({ suites, title, ranIn }, { results, runs }) {
  const pattern = titlePattern([...suites, title])
  const own = ranIn.flatMap((file) => results.get(file) ?? []).filter((result) => result.status !== 'skipped' && pattern.test(result.title))
  const count = (/** @type {string} */ stage, /** @type {string} */ status) =>
    own.filter((result) => result.stage === stage && result.status === status).length
  return [...new Set(own.map(({ stage }) => stage))].map((stage) => ({
    stage,
    run: runs.get(stage),
    passed: count(stage, 'passed'),
    failed: count(stage, 'failed'),
  }))
}

/** The command that runs a test file again, with what only the whole lane has of it. @param {string} file */
export function commandOf(file) {
  if (file.startsWith('e2e/engines/')) return 'npm test -- engines'
  if (file.startsWith('e2e/')) return `LANE=all npx playwright test -c e2e ${file.slice('e2e/'.length)}`
  if (file.endsWith('.component.test.tsx')) return `npx vitest run --project component ${file}`
  const ofGateway = /^apps\/(gateway|sandbox)\//.test(file)
  if (ofGateway) return `LANE=all npx vitest run --project gateway ${file}`
  return `npx vitest run --project unit --project tools ${file}`
}
