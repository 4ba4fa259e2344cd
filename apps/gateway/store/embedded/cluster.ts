import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { mayUse } from './account.ts'
import { postgresBinaries } from './binaries.ts'
import { commandOf } from './processes.ts'
import { makeRecord, readRecord } from './record.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'

export type Cluster = {
  dataDir: string
  /** The folder that `initdb` made. */
  files: string
  logFile: string
  user: string
  password: string
  account: Account
  binaries: Binaries
}

const run = promisify(execFile)

/** The cluster of this data folder, made if there is none yet. Two processes may ask at once: one's work is kept. */
export async function createCluster(dataDir: string, account: Account, log: (line: string) => void): Promise<Cluster> {
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true })
  const { home, password } = (await readRecord(folder)) ?? (await makeRecord(folder, await homeFor(folder, account)))
  const binaries = await postgresBinaries(account)
  const cluster = {
    dataDir: folder,
    files: join(home, 'data'),
    logFile: join(home, 'server.log'),
    user: 'harbour',
    password,
    account,
    binaries,
  }
  if (!existsSync(cluster.files)) {
    log(`making a PostgreSQL cluster in ${home}`)
    await initialise(cluster, home)
  }
  return cluster
}

/** Makes the `harbour` database on a running server where it is missing. */
export async function openDatabase({ user, password }: Cluster, port: number): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user, password, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'harbour'`)
    if (rowCount === 0) await client.query('create database harbour')
  } catch (error) {
    // `as`: what pg throws. Another process may make it in the same moment.
    if (!['42P04', '23505'].includes((error as pg.DatabaseError).code ?? '')) throw error
  } finally {
    await client.end()
  }
}

async function homeFor(dataDir: string, account: Account): Promise<string> {
  await letThrough(dataDir, account)
  const near = join(dataDir, 'postgres')
  if (existsSync(join(near, 'data')))
    throw new Error(
      `${near} holds a database, but the password in ${dataDir}/postgres.json is gone: put that file back, or remove the folder`,
    )
  if (await furnish(near, account)) return near
  const far = `/var/tmp/harbour-${randomBytes(8).toString('hex')}`
  if (await furnish(far, account)) return far
  throw new Error(`PostgreSQL's user can write neither to ${near} nor to /var/tmp. Set DATABASE_URL, or start as an ordinary user.`)
}

/** A private data folder of ours opens to the account's group, and to nobody else, to pass through. */
async function letThrough(folder: string, account: Account): Promise<void> {
  if (account.gid === undefined || mayUse(account, 'x', folder)) return
  const { uid, mode } = await stat(folder)
  if (uid !== process.getuid?.()) return
  await chown(folder, uid, account.gid)
  await chmod(folder, (mode & 0o7707) | 0o010)
}

/** Makes a folder that belongs to the account and that it can reach; false if that cannot be had there. */
async function furnish(folder: string, account: Account): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
    await giveTo(account, folder)
  } catch {
    return false
  }
  return mayUse(account, 'w', folder) && mayUse(account, 'x', folder)
}

/** `initdb` into a draft that is renamed when whole, so that a killed first start leaves nothing half made. */
async function initialise({ files, user, password, account, binaries }: Cluster, home: string): Promise<void> {
  await sweepDrafts(home)
  const draft = join(home, `draft.${process.pid}.${randomBytes(4).toString('hex')}`)
  const passwordFile = `${draft}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  await giveTo(account, passwordFile)
  // The built-in locale sorts alike on every machine, whatever locales it has.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const entry = ['--auth=scram-sha-256', `--username=${user}`, `--pwfile=${passwordFile}`]
  try {
    await run(binaries.initdb, [`--pgdata=${draft}`, ...locale, ...entry], {
      ...account,
      cwd: '/',
      env: { LC_ALL: 'C', PATH: process.env.PATH },
    })
    await rename(draft, files).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
}

async function sweepDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = /^draft\.(\d+)/.exec(name)?.[1]
    if (pid && !commandOf(Number(pid))) await rm(join(home, name), { recursive: true, force: true })
  }
}

async function giveTo({ uid, gid }: Account, path: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}
