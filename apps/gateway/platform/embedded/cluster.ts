import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { postgresBinaries } from './binaries.ts'
import { findHome, changeOwner, transferOwnership, newHome, refuseMissingCluster } from './home.ts'
import { commandOf } from './processes.ts'
import { makeRecord, readRecord } from './record.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { DatabaseRecord } from './record.ts'

export type Cluster = {
  dataDir: string
  /** The folder that `initdb` made, and the one around it. */
  files: string
  home: string
  /** The number of a file in it that is never rewritten. */
  inode: number
  /** True where the files are not those that the record was written for, but a copy of them. */
  copied: boolean
  logFile: string
  user: string
  password: string
  account: Account
  binaries: Binaries
}

const run = promisify(execFile)
const user = 'harbour'

/** The cluster of this data folder, made if there is none yet. Two processes may ask at once: one's work is kept. */
export async function createCluster(dataDir: string, account: Account): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true })
  const folder = await realpath(dataDir)
  await transferOwnership(folder, join(folder, 'postgres'), account)
  const record = (await readRecord(folder)) ?? (await makeRecord(folder, await newHome(folder, account)))
  const binaries = await postgresBinaries(account)
  const home = await findHome(folder, record)
  const files = join(home, 'data')
  if (!existsSync(files)) {
    await refuseMissingCluster(folder, home, record)
    await initialise({ files, home, password: record.password, account, binaries })
  }
  const { inode, copied } = await judgeFiles(files, { record, major: binaries.major })
  const entry = { user, password: record.password, account, binaries }
  return { dataDir: folder, files, home, inode, copied, logFile: join(home, 'server.log'), ...entry }
}

/** Makes the `harbour` database on a running server where it is missing. */
export async function openDatabase({ password }: Cluster, port: number): Promise<void> {
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

/** Refuses files that our programs cannot read or that others write to, and tells a copy from what was copied. */
async function judgeFiles(files: string, { record, major }: { record: DatabaseRecord; major: string }) {
  const versionFile = join(files, 'PG_VERSION')
  const version = await readFile(versionFile, 'utf8').catch(() => undefined)
  if (version === undefined) throw new StartupError(`${files} is no PostgreSQL database that can be read: put it back from a backup.`)
  if (version.trim() !== major)
    throw new StartupError(
      `${files} holds a database of PostgreSQL ${version.trim()}, and this Harbour brings ${major}: ` +
        `move it over with pg_dump and pg_restore, or set DATABASE_URL to a PostgreSQL ${version.trim()} of your own.`,
    )
  const { ino: inode, nlink } = await stat(versionFile)
  if (nlink > 1 && record.files !== undefined && record.files !== files)
    throw new StartupError(
      `${files} has its files in common with another folder, by hard links, so that two shops would write into one another: copy it anew without them.`,
    )
  return { inode, copied: record.inode !== undefined && record.inode !== inode }
}

type NewCluster = Pick<Cluster, 'files' | 'home' | 'password' | 'account' | 'binaries'>

/** `initdb` into a draft that is renamed when whole, so that a killed first start leaves nothing half made. */
async function initialise({ files, home, password, account, binaries }: NewCluster): Promise<void> {
  await sweepDrafts(home)
  const draft = join(home, `draft.${process.pid}.${randomBytes(4).toString('hex')}`)
  const passwordFile = `${draft}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  await changeOwner(account, passwordFile)
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
