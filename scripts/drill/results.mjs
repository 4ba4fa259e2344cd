import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drillTitles, resultsPage, securityTitle } from '../../bench/support/results.ts'
import { root } from '../root.mjs'

/** A line of the table: what was broken, and how it went. @typedef {{ what: string, ours: string, aim?: string, met?: boolean }} Line */

/** Prints the table. @param {readonly Line[]} lines */
export function print(lines) {
  const rows = lines.map(({ what, ours, aim = '', met }) => [what, ours, aim, met === undefined ? '' : met ? 'met' : 'NOT MET'])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  console.log(`\n${rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')}`)
}

/** Writes the table into bench/RESULTS.md, in the place of the last one of its title. @param {{ title: string, about: string, command: string, lines: readonly Line[], begun: Date }} drill */
export function keep({ title, about, command, lines, begun }) {
  const file = join(root, 'bench/RESULTS.md')
  const old = readFileSync(file, 'utf8')
  const titles = [...old.matchAll(/^## (.*)$/gm)].map(([, known = '']) => known)
  const section = { name: command, title, about, results: [...lines], begun, command }
  writeFileSync(file, resultsPage(old, [...new Set([...titles, ...Object.values(drillTitles), securityTitle])], [section]))
}
