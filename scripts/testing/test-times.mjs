import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** @typedef {{ stage: string, seconds: number, passed: number, failed: number }} StageTime */
/** @typedef {Record<string, Record<string, number>>} FileTimes The seconds of each test file, by stage. */

/** Keeps a run's times as JSON. @param {string} file @param {{ lane: string, stages: StageTime[], files: FileTimes }} times */
export function keepTimes(file, { lane, stages, files }) {
  const times = {
    command: `npm run bench -- ${lane === 'all' ? 'tests-all' : 'tests'}`,
    ended: new Date().toISOString().slice(0, 16),
    cores: cpus().length,
    lane,
    stages,
    files,
  }
  writeFileSync(file, `${JSON.stringify(times, undefined, 2)}\n`)
}

/** The stages of a run as a table, the whole last. @param {StageTime[]} stages */
export function stagesTable(stages) {
  const sum = (/** @type {'seconds' | 'passed' | 'failed'} */ what) => stages.reduce((total, stage) => total + stage[what], 0)
  const whole = { stage: 'whole', seconds: sum('seconds'), passed: sum('passed'), failed: sum('failed') }
  const rows = [...stages, whole].map(({ stage, seconds, passed, failed }) => [stage, clock(seconds), `${passed}`, `${failed}`])
  return [['stage', 'time', 'passed', 'failed'], ...rows]
    .map(([stage = '', ...figures]) => `${stage.padEnd(10)}${figures.map((each) => each.padStart(10)).join('')}`)
    .join('\n')
}

/** The seconds of each file in a report of Vitest's or Playwright's, the slowest first. @param {any} report JSON of one of the two */
export function fileTimes(report) {
  const times = report?.testResults ? ofVitest(report.testResults) : ofPlaywright(report?.suites ?? [])
  return Object.fromEntries(
    times.map(([file, seconds]) => [file, Number(seconds.toFixed(1))]).toSorted(([, a], [, b]) => Number(b) - Number(a)),
  )
}

/** @param {{ name: string, startTime: number, endTime: number }[]} files @returns {[string, number][]} */
const ofVitest = (files) => files.map(({ name, startTime, endTime }) => [name.replace(`${root}/`, ''), (endTime - startTime) / 1000])

/** @typedef {{ file?: string, suites?: Suite[], specs?: { tests: { results: { duration: number }[] }[] }[] }} Suite */

/** @param {Suite[]} suites @returns {[string, number][]} */
const ofPlaywright = (suites) => suites.map((suite) => [join('e2e', suite.file ?? ''), millisOf(suite) / 1000])

/** @param {Suite} suite @returns {number} */
function millisOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.map(millisOf)].reduce((sum, millis) => sum + millis, 0)
}

/** @param {number} seconds */
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')} min`
