import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from './support/results.ts'

const root = join(import.meta.dirname, '..')

/** A journey as the browser's test has walked it in one language. */
type Walked = { journey: keyof typeof journeys; taps: number; fields: number; most: number }

/** The journeys in words, with the taps that each took before 063, and the fields among them. */
const journeys = {
  delivery: { what: 'a delivery of a half-and-half and a set for two, by a new guest, from home to ordered', before: 33, fields: 6 },
  takeaway: { what: 'a takeaway of one pizza, by a new guest, from home to the card’s page', before: 8, fields: 0 },
  again: { what: 'the same again, by who has ordered before, from home to ordered', before: undefined, fields: 0 },
}

/** The taps of three journeys, counted by the browser's test that makes them in both languages; the language that takes more counts. */
export async function benchTaps(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'harbour-taps-'))
  const file = join(folder, 'taps.jsonl')
  try {
    const cli = join(root, 'node_modules/@playwright/test/cli.js')
    const { status } = spawnSync(process.execPath, [cli, 'test', '-c', 'e2e', 'ordering/taps.spec.ts'], {
      cwd: root,
      env: { ...process.env, LANE: 'all', TAPS_FILE: file },
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error('a journey was not walked to its end in both languages')
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    return tapResults(lines.map((line) => JSON.parse(line) as Walked)) // the test has just written it
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A row for each journey; one that was not walked to its end has missed its aim. */
export function tapResults(walked: readonly Walked[]): Result[] {
  return Object.entries(journeys).map(([journey, { what, before, fields: fieldsBefore }]) => {
    const [longest] = walked.filter((each) => each.journey === journey).toSorted((a, b) => b.taps - a.taps)
    if (!longest) return { what, ours: 'not walked to its end', met: false }
    const { taps, fields, most } = longest
    const told = { what, ours: words(taps, fields), aim: `at most ${most}`, met: taps <= most }
    return before === undefined ? told : { ...told, peer: words(before, fieldsBefore), ratio: taps / before }
  })
}

const words = (taps: number, fields: number) => (fields > 0 ? `${taps} (${fields} fields)` : `${taps}`)
