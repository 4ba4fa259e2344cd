import type { Result } from '../../bench/support/results.ts'
import type { Acceptance } from './accepted.ts'
import type { Finding, Judged } from './judged.ts'

/** Holds all that was found against what is accepted: a line for each judge, then one for each acceptance that was needed and for each finding that nobody has accepted. */
export function verdict(judged: readonly Judged[], accepted: readonly Acceptance[]): { lines: Result[]; good: boolean } {
  const lines = judged.flatMap((one) => linesOf(one, accepted))
  return { lines, good: lines.every(({ met }) => met !== false) }
}

function linesOf({ judge, looked, findings, doubts, missing }: Judged, accepted: readonly Acceptance[]): Result[] {
  if (missing !== undefined) return [{ what: judge, ours: `could not be had: ${cell(missing)}` }]
  const known = Map.groupBy(findings, (finding) => accepted.find((acceptance) => covers(acceptance, { judge, ...finding })))
  const open = known.get(undefined) ?? []
  const needed = [...known].flatMap(([acceptance, found]) => (acceptance ? [{ acceptance, found }] : []))
  const takenOn = needed.reduce((sum, { found }) => sum + found.length, 0)
  return [
    {
      what: `${judge}: ${cell(looked)}`,
      ours: `${open.length} findings${takenOn > 0 ? `, and ${takenOn} accepted` : ''}`,
      aim: 'none',
      met: open.length === 0 && doubts.length === 0,
    },
    ...doubts.map((doubt) => ({
      what: `${judge} is not to be believed: ${cell(doubt)}`,
      ours: 'no verdict',
      aim: 'a verdict',
      met: false,
    })),
    ...needed.map(({ acceptance, found }) => ({ what: `accepted: ${cell(acceptance.rule)}. ${acceptance.why}`, ours: placesOf(found) })),
    ...[...Map.groupBy(open, ({ rule, says }) => cell(`${rule}: ${says}`))].map(([what, found]) => ({
      what: `${judge}: ${what}`,
      ours: placesOf(found),
      aim: 'none',
      met: false,
    })),
  ]
}

const covers = ({ judge, rule, says = /^/, where = /^/ }: Acceptance, found: Finding & { judge: string }) =>
  judge === found.judge && rule === found.rule && says.test(found.says) && where.test(found.where)

/** So many places are named, and the others counted. */
const mostPlaces = 3

function placesOf(found: readonly Finding[]): string {
  const places = [...new Set(found.map(({ where }) => where))]
  const more = places.length - mostPlaces
  return cell(`${places.slice(0, mostPlaces).join(', ')}${more > 0 ? ` and ${more} more` : ''}`)
}

/** The words of a tool as they fit into a cell of a table. */
const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim().slice(0, 300)
