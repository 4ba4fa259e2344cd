import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { commandOf } from '../platform/embedded/processes.ts'
import { homeOf, readRecord } from '../platform/embedded/record.ts'
import { startEmbedded } from '../platform/embedded.ts'
import { administer } from './database.ts'
import { endPool, startPool } from './pool-server.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Vitest learns what is provided by merging into its interface.
  interface ProvidedContext {
    testServer: { url: string; poolUrl: string; run: string }
  }
}

const prefix = 'harbour-test-'
const prefixOfRun = `${prefix}${process.pid}-`

/**
 * One PostgreSQL for all suites of a run: the one at TEST_DATABASE_URL, or one of our own that is removed afterwards. Where the suites have several gateways (`GATEWAYS`),
 * these speak with it through the PgBouncer at PGBOUNCER.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = `test_${randomBytes(4).toString('hex')}`
  await sweep()
  const server = await serverForTests()
  const program = Number(process.env.GATEWAYS ?? 1) > 1 ? process.env.PGBOUNCER : undefined
  const pool = program ? await startPool(program, server.url, prefixOfRun) : undefined
  project.provide('testServer', { url: server.url, poolUrl: pool?.url ?? server.url, run })
  return async () => {
    await pool?.stop()
    await dropDatabases(server.url, run)
    await server.stop()
  }
}

async function serverForTests(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), prefixOfRun))
  const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const { url, stop } = await startEmbedded({ dataDir, settings: hasty, log: () => {} })
  return {
    url,
    async stop() {
      await stop()
      await remove(dataDir)
    },
  }
}

async function dropDatabases(url: string, run: string): Promise<void> {
  await administer(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [run])
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
  })
}

/** Ends and removes what a killed run of ours left behind. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length)) : undefined
    if (!pid || commandOf(pid)) continue
    const dataDir = join(tmpdir(), name)
    const left = await stat(dataDir).catch(() => undefined)
    if (left?.uid !== process.getuid?.()) continue
    await endPool(dataDir)
    await endServer(dataDir)
    await remove(dataDir)
  }
}

async function endServer(dataDir: string): Promise<void> {
  const record = await readRecord(dataDir)
  if (!record) return
  const home = homeOf(dataDir, record)
  const lock = await readFile(join(home, 'data/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(lock)
  if (pid && commandOf(pid).includes(home)) process.kill(pid, 'SIGQUIT')
}

async function remove(dataDir: string): Promise<void> {
  const record = await readRecord(dataDir)
  if (record) await rm(homeOf(dataDir, record), { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}
