// Measures Harbour beside its peers and writes RESULTS.md; with names of benches as arguments, only their sections of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benches } from './benches.ts'
import { endWithUs } from './support/running.ts'
import { drillTitles, resultsPage, securityTitle, type Result, type Section } from './support/results.ts'

const asked = process.argv.slice(2)
const chosen = asked.length > 0 ? benches.filter(({ name }) => asked.includes(name)) : benches
if (chosen.length < asked.length) throw new Error(`the benches are ${benches.map(({ name }) => name).join(', ')}`)

endWithUs()
const file = join(import.meta.dirname, 'RESULTS.md')
const titles = [...benches.map(({ title }) => title), ...Object.values(drillTitles), securityTitle]
for (const { name, title, about, measure } of chosen) {
  console.log(`Measuring ${name}…`)
  const begun = new Date()
  const section: Section = { name, title, about, begun, results: await measure().catch(unmeasured) }
  writeFileSync(file, resultsPage(readFileSync(file, 'utf8'), titles, [section]))
}
console.log(readFileSync(file, 'utf8'))

/** One bench that fails leaves the others their place; the page says so, and so does the exit code. */
function unmeasured(cause: unknown): Result[] {
  console.error(cause)
  process.exitCode = 1
  return [{ what: 'could not be measured', ours: cause instanceof Error ? cause.message : String(cause), met: false }]
}
