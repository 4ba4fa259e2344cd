import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './support/median.ts'
import type { Result } from './support/results.ts'

/** The most seconds that a stage of `npm test` is to take. */
const aims: Record<string, number> = { check: 60, unit: 90, gateway: 240, whole: 720 }

/** A stage of one run of the tests. */
export type Stage = { stage: string; seconds: number; passed: number; failed: number }

/** All of `npm test`, stage by stage; `RUNS=5` makes five whole runs in a row. */
export async function benchTests(): Promise<Result[]> {
  const runs = Array.from({ length: Number(process.env.RUNS ?? 1) }, () => stagesOf('test-times.json'))
  return [...stageResults(runs, aims), { what: 'the commit that was run', ours: headCommit() }]
}

/** All of `npm run test:all`, stage by stage. */
export async function benchTestsAll(): Promise<Result[]> {
  return [...stageResults([stagesOf('test-all-times.json', '--all')], {}), { what: 'the commit that was run', ours: headCommit() }]
}

/** Runs a whole lane, which keeps its times in that file beside the benches. */
function stagesOf(file: string, ...lane: string[]): Stage[] {
  spawnSync(process.execPath, ['scripts/test.mjs', '--times', ...lane], { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' })
  const kept = readFileSync(join(import.meta.dirname, file), 'utf8')
  return (JSON.parse(kept) as { stages: Stage[] }).stages // the run has just written it
}

function headCommit(): string {
  return spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).stdout.trim()
}

/** The stages of some runs with their sum: what one takes in the middle, and in the quickest and the longest run, which has to meet the aim. */
export function stageResults(runs: readonly Stage[][], aims: Record<string, number>): Result[] {
  const all = runs.map((stages) => [...stages, wholeOf(stages)])
  return (all[0] ?? []).map(({ stage, passed }, at) => {
    const times = all.map((stages) => stages[at]?.seconds ?? Infinity)
    const failed = all.reduce((total, stages) => total + (stages[at]?.failed ?? 1), 0)
    const [least, middle, longest] = [Math.min(...times), median(times), Math.max(...times)]
    const what = `${stage}: ${passed} passed, ${failed} failed${runs.length > 1 ? ` in ${runs.length} runs` : ''}`
    const told = { what, ours: runs.length > 1 ? `${middle} s (${least} to ${longest})` : `${middle} s` }
    const most = aims[stage]
    return most === undefined ? told : { ...told, aim: `at most ${most} s`, met: longest <= most && failed === 0 }
  })
}

function wholeOf(stages: readonly Stage[]): Stage {
  const sum = (what: 'seconds' | 'passed' | 'failed') => stages.reduce((total, stage) => total + stage[what], 0)
  return { stage: 'whole', seconds: sum('seconds'), passed: sum('passed'), failed: sum('failed') }
}
