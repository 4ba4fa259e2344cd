import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'
import { databaseSettings, startGateway } from '../../../testing/gateway.ts'

const program = fileURLToPath(new URL('../../../chain.ts', import.meta.url))

/** A gateway, and `npm run chain` on its database: `chain` runs it with these words, `importing` gives it a table's rows from a file. */
export async function startWithChainCommand() {
  const folder = await mkdtemp(join(tmpdir(), 'harbour-csv-'))
  const beside = await startGateway()
  afterAll(async () => {
    await beside.stop()
    await rm(folder, { recursive: true })
  })
  const env = { ...process.env, ...databaseSettings(beside), DATA_DIR: folder }
  const chain = (...words: string[]) => promisify(execFile)(process.execPath, [program, ...words], { env })
  const file = join(folder, 'table.csv')
  const importing = async (table: string, rows: string[], ...more: string[]) => {
    await writeFile(file, rows.join('\r\n'))
    return chain('import', file, '--table', table, ...more)
  }
  return { beside, chain, file, importing }
}
