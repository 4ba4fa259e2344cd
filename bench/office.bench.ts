import { officeReads, type OfficeRead } from './office/office-calls.ts'
import { typingResults } from './office/office-page.ts'
import { withOffice } from './office/office-world.ts'
import { statementTimes, type StatementTimes } from './office/statement-times.ts'
import type { Result } from './support/results.ts'

const size = {
  orders: Number(process.env.OFFICE_ORDERS ?? 1_000_000),
  members: Number(process.env.OFFICE_MEMBERS ?? 100_000),
  audit: Number(process.env.OFFICE_AUDIT ?? 200_000),
}
const reads = 40
/** The most that a list or a search may take through the door, and of the database, in milliseconds. */
const most = { wall: 1000, database: 300 }

/** The office of a chain after three years: each list and search through the door, then what its product list and form do while somebody types. */
export function benchOffice(): Promise<Result[]> {
  return withOffice(size, async (office) => {
    const times = await statementTimes(office.databaseUrl)
    const results: Result[] = []
    try {
      for (const read of await officeReads(office)) results.push(await measured(read, times))
    } finally {
      await times.stop()
    }
    return [...results, ...(await typingResults(office))]
  })
}

/** The first read warms up. Of so few reads the 99th percentile is the slowest. */
async function measured({ what, read, calls = 1 }: OfficeRead, times: StatementTimes): Promise<Result> {
  const [wall, database]: [number[], number[]] = [[], []]
  let slowest = { millis: 0, text: '' }
  for (let at = -1; at < reads; at++) {
    await times.begin()
    const begun = performance.now()
    await read(at + 1)
    const took = performance.now() - begun
    const found = await times.end()
    if (at < 0) continue
    wall.push(took)
    database.push(found.millis / calls)
    if (found.slowest.millis > slowest.millis) slowest = found.slowest
  }
  const [worst, worstDatabase] = [Math.max(...wall), Math.max(...database)]
  const met = worst < most.wall && worstDatabase <= most.database
  console.log(
    `${met ? ' ' : '!'} ${worst.toFixed(0).padStart(6)} ms ${worstDatabase.toFixed(1).padStart(8)} ms  ${what}${met ? '' : `\n${slowest.text}`}`,
  )
  return {
    what,
    ours: `${worst.toFixed(0)} ms, ${worstDatabase.toFixed(0)} ms of database`,
    aim: `under ${most.wall.toLocaleString('en')} ms, at most ${most.database} ms`,
    met,
  }
}
