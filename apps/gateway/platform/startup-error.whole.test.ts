import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

const title =
  'what only a person can mend ends the gateway with one sentence, no stack, and the code that keeps it from being started again'

test(title, { timeout: 120_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbour-startup-'))
  await writeFile(join(dataDir, 'postgres.json'), '{"home":')
  const sentence = 'which says how to enter the database, cannot be read: put it back from a backup.'
  expect(await ended({ DATA_DIR: dataDir })).toEqual([`${dataDir}/postgres.json, ${sentence}\n`, 78])
  const [words, code] = await ended({ DATA_DIR: dataDir, TRUST_PROXY: 'on' })
  expect([words.match(/\n/g)?.length, code]).toEqual([1, 78])
  await rm(dataDir, { recursive: true })
})

async function ended(environment: Record<string, string>): Promise<[words: string, code: unknown]> {
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'warn', PORT: '0', ...environment }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [words, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return [words, code]
}
