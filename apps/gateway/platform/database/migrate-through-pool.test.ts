import { execFile } from 'node:child_process'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { openDatabase } from './database.ts'
import { checkMigrations, migrate, missingMigrations } from './migrate.ts'

const database = await createTestDatabase({ name: 'bare', fill: async () => {} })
const pool = await startPool(new URL(database.url))
const [direct, pooled] = [openDatabase(database.url), openDatabase(pool.url)]
afterAll(async () => {
  await Promise.all([direct.stop(), pooled.stop()])
  await pool.stop()
  await database.drop()
})

/** The message by which a server tells a connection its process and a key: a byte, its length, and then the number of the process. */
const keyMessage = Buffer.from([0x4b, 0, 0, 0, 12])

/** A way to the database on which, as behind PgBouncer, a connection is told another process than the one that works for it. */
async function startPool(to: URL) {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(to.port), to.hostname)
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => {}))
    client.pipe(upstream)
    upstream.on('data', (bytes) => {
      const at = bytes.indexOf(keyMessage)
      if (at >= 0) bytes.writeInt32BE(1, at + keyMessage.length)
      client.write(bytes)
    })
    upstream.on('end', () => client.end())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = new URL(to)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port) // `as`: it listens at a port
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => server.close(closed))
  }
  return { url: url.href, stop }
}

test('the command that only looks refuses a pool as well, before anybody counts on what it says', { timeout: 60_000 }, async () => {
  const program = fileURLToPath(new URL('../../migrate.ts', import.meta.url))
  const env = { PATH: process.env.PATH, MODE: 'production', MIGRATE_DATABASE_URL: pool.url }
  await expect(promisify(execFile)(process.execPath, [program, '--check'], { env })).rejects.toMatchObject({
    code: 78,
    stderr: expect.stringContaining('The database is reached through a pool'),
  })
  await expect(checkMigrations(pooled)).rejects.toThrow('through a pool')
  expect((await checkMigrations(direct))[0]).toBe('001-core.sql')
})

test('through a pool nothing is migrated and no lock is left behind; past it all is', async () => {
  await expect(migrate(pooled)).rejects.toThrow(/^The database is reached through a pool: .*MIGRATE_DATABASE_URL/)
  const locks = {
    name: '',
    text: `select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  }
  expect(await direct.rows(locks)).toEqual([])
  const missing = await missingMigrations(direct)
  expect(missing[0]).toBe('001-core.sql')
  expect(await migrate(direct)).toEqual(missing)
})
