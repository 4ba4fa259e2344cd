import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from './support/results.ts'

/** The most seconds that a stage is to take. */
const aims: Record<string, number> = { check: 60, unit: 90, gateway: 240, whole: 720 }

type Stage = { stage: string; seconds: number; passed: number; failed: number }

/** All of `npm test`, once, stage by stage. */
export async function benchTests(): Promise<Result[]> {
  spawnSync(process.execPath, ['scripts/test.mjs', '--times'], { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' })
  const kept = readFileSync(join(import.meta.dirname, 'test-times.json'), 'utf8')
  const { stages } = JSON.parse(kept) as { stages: Stage[] } // the run has just written it
  const sum = (what: 'seconds' | 'passed' | 'failed') => stages.reduce((total, stage) => total + stage[what], 0)
  const whole = { stage: 'whole', seconds: sum('seconds'), passed: sum('passed'), failed: sum('failed') }
  return [...stages, whole].map(({ stage, seconds, passed, failed }) => {
    const most = aims[stage]
    const told = { what: `${stage}: ${passed} passed, ${failed} failed`, ours: `${seconds} s` }
    return most === undefined ? told : { ...told, aim: `at most ${most} s`, met: seconds <= most && failed === 0 }
  })
}
