import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverAccount } from '../platform/embedded/account.ts'
import { postgresBinaries } from '../platform/embedded/binaries.ts'
import { homeOf, readRecord } from '../platform/embedded/record.ts'
import { administer } from './database.ts'
import { freePort } from './gateway-process.ts'

export type Standby = { url: string; stop: () => Promise<void> }

/** A standby that streams from the embedded PostgreSQL of a data folder: a copy of its files, made while it ran. */
export async function startStandby({ url, dataDir }: { url: string; dataDir: string }): Promise<Standby> {
  const [account, record, primary] = [serverAccount(), await readRecord(dataDir), new URL(url)]
  if (!record) throw new Error(`no PostgreSQL in ${dataDir}`)
  const binaries = await postgresBinaries(account)
  const [home, files] = [homeOf(dataDir, record), join(homeOf(dataDir, record), 'standby')]
  await administer(url, async (client) => {
    await client.query(`select pg_backup_start('standby', true)`)
    await cp(join(home, 'data'), files, { recursive: true, filter: (path) => !/postmaster\.(pid|opts)$/.test(path) })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(join(files, 'backup_label'), rows[0]?.labelfile ?? '')
  })
  await writeFile(join(files, 'standby.signal'), '')
  if (account.uid !== undefined) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, files])
  execFileSync('chmod', ['700', files])
  const at = new URL(url)
  at.port = String(await freePort())
  const settings = {
    port: at.port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    hot_standby: 'on',
    max_connections: '60',
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=${primary.username} password=${primary.password} sslmode=disable`,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(binaries.postgres, ['-D', files, ...flags], {
    ...account,
    cwd: '/',
    env: { LC_ALL: 'C', PATH: process.env.PATH },
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  await answers(at.href)
  return {
    url: at.href,
    async stop() {
      server.kill('SIGINT')
      await ended
      await rm(files, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const fault = await administer(url, async (client) => void (await client.query('select 1'))).catch((error: Error) => error)
    if (!fault) return
    if (tries === 200) throw fault
    await sleep(100)
  }
}
