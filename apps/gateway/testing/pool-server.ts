import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { serverAccount, type Account } from '../platform/embedded/account.ts'
import { commandOf } from '../platform/embedded/processes.ts'

export type PoolServer = { url: string; stop: () => Promise<void> }

const deployedSettings = fileURLToPath(new URL('../../../deploy/pgbouncer/pgbouncer.ini', import.meta.url))
/** The password of a server that asks for none. */
const anyPassword = 'none'
const pauses = { ms: 50, most: 200 }

/** PgBouncer as it is deployed, before every database of the tests' PostgreSQL. `prefix`: the beginning of its folder, by which one that a killed run left is found. */
export async function startPool(program: string, server: string, prefix: string): Promise<PoolServer> {
  const [folder, account] = [await mkdtemp(join(tmpdir(), prefix)), serverAccount()]
  // As root it would not run: it goes on as the user of the tests' PostgreSQL.
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid)
  const [to, port] = [new URL(server), await freePort()]
  const [user, password] = [decodeURIComponent(to.username), decodeURIComponent(to.password) || anyPassword]
  await writeFile(join(folder, 'users.txt'), `"${user}" "${password}"\n`)
  await writeFile(join(folder, 'pgbouncer.ini'), settings({ folder, port, to, account }))
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => (said = (said + String(text)).slice(-2000)))
  child.once('error', (error) => (said += error.message))
  const stop = async () => {
    await end(child)
    await rm(folder, { recursive: true, force: true })
  }
  const through = new URL(to)
  Object.assign(through, { hostname: '127.0.0.1', port: String(port), username: to.username, password: encodeURIComponent(password) })
  if (await answers(through.href, child)) return { url: through.href, stop }
  await stop()
  throw new Error(`PgBouncer (${program}) does not start: ${said.trim()}`)
}

/** Ends the PgBouncer of a folder that a killed run left. */
export async function endPool(folder: string): Promise<void> {
  const pid = Number.parseInt(await readFile(join(folder, 'pgbouncer.pid'), 'utf8').catch(() => ''))
  if (pid && commandOf(pid).includes(folder)) process.kill(pid, 'SIGKILL')
}

type Place = { folder: string; port: number; to: URL; account: Account }

/** The deployed settings as they are, and the tests' addresses in place of theirs. Each suite has a database of its own, so that any is let through. */
function settings({ folder, port, to, account: { uid } }: Place): string {
  const server = `host=${to.hostname} port=${to.port || '5432'}`
  const lines = [
    // It ends in the section of PgBouncer's own settings, which must not begin a second time: all of them would be the usual ones again.
    `%include ${deployedSettings}`,
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    `auth_file = ${join(folder, 'users.txt')}`,
    `pidfile = ${join(folder, 'pgbouncer.pid')}`,
  ]
  if (uid !== undefined) lines.push(`user = ${execFileSync('id', ['-un', String(uid)], { encoding: 'utf8' }).trim()}`)
  return `${[...lines, '[databases]', `harbour = ${server}`, `* = ${server}`].join('\n')}\n`
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  for (let times = 0; times < pauses.most && child.exitCode === null && child.pid !== undefined; times++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isThere) return true
    await wait(pauses.ms)
  }
  return false
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const { port } = probe.address() as AddressInfo // `as`: it listens at a port
  await new Promise((closed) => probe.close(closed))
  return port
}
