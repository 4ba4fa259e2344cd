import { writeFileSync } from 'node:fs'
import { listen } from '../run.mjs'

/** @typedef {Record<string, string | undefined>} Tries By the setting that says how often something is tried by chance. */
/** @typedef {{ stage: string, lane: string, commit: string, changed: boolean, ended: string, passed: number, failed: number, chance?: string, tries: Tries }} StageRun One run of a stage, as it is kept beside its report. */

/** The number of times that each lane tries by chance what has no number of its own; a setting of the environment stands above it. @satisfies {Record<string, Tries>} */
export const triesOf = {
  quick: { FUZZ_RUNS: '1', EVENINGS: '2', KILLS: '2', STORMS: '1', BURSTS: '2' },
  all: { FUZZ_RUNS: '300', EVENINGS: '50', KILLS: '20', STORMS: '40', BURSTS: '20' },
  fuzz: { FUZZ_RUNS: '10000', EVENINGS: '2000', KILLS: '100', STORMS: '200', BURSTS: '20' },
}

/** The tries of a run: the lane's numbers, and above them those that its environment says. @param {Tries} lane @param {Tries} environment @returns {Tries} */
export const triesIn = (lane, environment) =>
  Object.fromEntries(Object.entries(lane).map(([setting, count]) => [setting, environment[setting] ?? count]))

/** The commit that is checked out, and whether the files differ from it; an empty commit where there is no Git. @returns {Promise<{ commit: string, changed: boolean }>} */
export async function checkedOut() {
  const head = await listen('git', ['rev-parse', 'HEAD'])
  if (head.code !== 0) return { commit: '', changed: false }
  const { output } = await listen('git', ['status', '--porcelain'])
  return { commit: head.output.trim(), changed: output.trim() !== '' }
}

/** Keeps beside a stage's report what was run, so that nobody takes its figures for another commit's or another lane's. @param {string} file @param {StageRun} run */
export const keepRun = (file, run) => writeFileSync(file, `${JSON.stringify(run, undefined, 2)}\n`)
