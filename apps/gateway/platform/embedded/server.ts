import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { commandOf } from './processes.ts'
import { readRecord } from './record.ts'
import type { Cluster } from './cluster.ts'

export type Server = {
  pid: number
  port: number
  alive: () => boolean
  onExit: (tell: () => void) => void
  /** An earlier process started it. */
  adopted: boolean
  /** Another living process answers for it: we never stop it. */
  guest?: boolean
}

export type ServerStart = { cluster: Cluster; settings: Record<string, string>; log: (line: string) => void }

/** The server that already runs on the cluster, if it answers. One that runs and does not answer is stopped; a dead one's lock is cleared. */
export async function runningServer({ cluster, log }: ServerStart): Promise<Server | undefined> {
  const lock = readLock(cluster)
  if (!lock) return undefined
  if (!serves(cluster, lock.pid)) {
    refuseTornCopy(cluster, lock)
    rmSync(lockFile(cluster), { force: true })
    return undefined
  }
  if (await answers(cluster, lock.pid)) {
    const port = readLock(cluster)?.port
    if (port) return { pid: lock.pid, port, adopted: true, alive: () => serves(cluster, lock.pid), onExit: () => {} }
  }
  log(`PostgreSQL ${lock.pid} runs but does not answer; stopping it`)
  await stopServer(cluster, lock.pid)
  return undefined
}

/** The reason why a server did not start, and whether that may pass: the one before it is still letting go of the folder or of the port. */
type Failure = { server?: undefined; reason: string; passing: boolean }

const passingFault = /shared memory|lock file .* already exists|TCP\/IP sockets|starting up|shutting down/

/** Starts a server on the port given, or on the last one if it is free, else on any; gives the reason where it ends at once. */
export async function startServer({ cluster, settings }: ServerStart, samePort?: number): Promise<{ server: Server } | Failure> {
  // A copy leaves the original its address, which clients of the original come back to.
  const port = samePort ?? (await freePort(cluster.copied ? undefined : (await readRecord(cluster.dataDir))?.port))
  turnLog(cluster.logFile)
  const before = existsSync(cluster.logFile) ? statSync(cluster.logFile).size : 0
  const output = openSync(cluster.logFile, 'a', 0o600)
  // Detached: Ctrl-C at the terminal is for us; we stop the server after the last request has been answered.
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.files, ...flags({ ...usual, ...settings, port: String(port) })], {
    ...cluster.account,
    cwd: '/',
    detached: true,
    env: { LC_ALL: 'C', PATH: process.env.PATH },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', () => resolve('it ended'))
  })
  const { pid } = child
  if (pid === undefined) return { reason: await ended, passing: false }
  const outcome = await Promise.race([ended, answers(cluster, pid)])
  if (outcome !== true) {
    const how = await Promise.race([ended, sleep(1000, 'it runs but does not answer')])
    const words = lastWords(cluster.logFile, before)
    return { reason: words || how, passing: how !== 'it ended' || words === '' || passingFault.test(words) }
  }
  const alive = () => child.exitCode === null && child.signalCode === null
  return { server: { pid, port, adopted: false, alive, onExit: (tell) => child.once('exit', tell) } }
}

/** A fast shutdown: open transactions are rolled back, what was committed is on disk. Harder where that is not heard. */
export async function stopServer(cluster: Cluster, pid: number): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    if (!serves(cluster, pid)) return
    process.kill(pid, signal)
    for (let i = 0; i < seconds * 50 && serves(cluster, pid); i++) await sleep(20)
  }
}

/** True if the process that answers for the server is alive and is not us. */
export function ownedByAnother(owner: number | undefined): boolean {
  return owner !== undefined && owner !== process.pid && commandOf(owner).includes('node')
}

const usual = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '128MB',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

const flags = (settings: Record<string, string>) => Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const lockFile = (cluster: Cluster) => join(cluster.files, 'postmaster.pid')

type Lock = { pid: number; files: string; port: number }

/** Line 1 of `postmaster.pid` is the process, line 2 the folder, line 4 the port. */
function readLock(cluster: Cluster): Lock | undefined {
  if (!existsSync(lockFile(cluster))) return undefined
  const lines = readFileSync(lockFile(cluster), 'utf8').split('\n')
  return { pid: Number(lines[0]), files: lines[1] ?? '', port: Number(lines[3] ?? 0) }
}

/**
 * A lock that nobody holds is what a crash leaves; in a copy it says that the files were copied one after the other under a running server,
 * and no log of changes makes such files whole.
 */
function refuseTornCopy(cluster: Cluster, lock: Lock): void {
  const { copied, files, inode } = cluster
  const elsewhere =
    lock.files !== files && existsSync(join(lock.files, 'PG_VERSION')) && statSync(join(lock.files, 'PG_VERSION')).ino !== inode
  if (!copied && !elsewhere) return
  throw new StartupError(
    `${files} was copied while its database ran, and may be torn: stop the shop before copying its DATA_DIR, ` +
      `or remove ${lockFile(cluster)} if this is a snapshot of one instant.`,
  )
}

/** True if the process is a server on these very files, by whichever path it was told of them. */
function serves(cluster: Cluster, pid: number): boolean {
  const [, files] = / -D (.+?)(?: -c |\s*$)/.exec(commandOf(pid)) ?? []
  return files !== undefined && sameFolder(files, cluster.files)
}

function sameFolder(one: string, other: string): boolean {
  const [first, second] = [one, other].map((folder) => statSync(folder, { throwIfNoEntry: false }))
  return first !== undefined && second !== undefined && first.ino === second.ino && first.dev === second.dev
}

/** Waits, through a recovery if need be, until the process lets us in and says that it serves this very cluster. */
async function answers(cluster: Cluster, pid: number): Promise<boolean> {
  for (let i = 0; i < 1200 && serves(cluster, pid); i++) {
    const lock = readLock(cluster)
    if (lock?.pid === pid && lock.port && (await greets(cluster, lock.port))) return true
    await sleep(50)
  }
  return false
}

async function greets({ user, password, files }: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user, password, database: 'postgres', connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0] !== undefined && sameFolder(rows[0].data_directory, files)
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function freePort(wanted = 0): Promise<number> {
  const free = await new Promise<number | undefined>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
  return free ?? freePort()
}

/** Keeps one old log, so that the file stays small. */
function turnLog(file: string): void {
  if (existsSync(file) && statSync(file).size > 5_000_000) renameSync(file, `${file}.1`)
}

/** The words of a server about its end since the log had so many bytes; nothing where the folder was removed as soon as it had let go of it. */
function lastWords(file: string, before: number): string {
  if (!existsSync(file)) return ''
  const lines = readFileSync(file).subarray(before).toString('utf8').trim().split('\n')
  const fatal = lines.filter((line) => /(FATAL|PANIC): {2}/.test(line))
  return ((fatal.length > 0 ? fatal[0] : lines.at(-1)) ?? '').replace(/^.*?(FATAL|PANIC): {2}/, '').trim()
}
