import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, isAbsolute, join, resolve } from 'node:path'
import * as v from 'valibot'
import { StartupError } from '../startup-error.ts'

/** `postgres.json` in the data folder: where the cluster is and how to enter it. Readable by us alone. */
const DatabaseRecord = v.object({
  /** The folder of the cluster: `postgres`, in the data folder, or one under /var/tmp where the server's user cannot reach the data folder. */
  home: v.string(),
  password: v.string(),
  /** The last port, kept so that the address stays the same. */
  port: v.optional(v.number()),
  /** The process that answers for the server. */
  owner: v.optional(v.number()),
  /** The folder of the cluster's files when it last started, and the number of one that is never rewritten: a copy has another. */
  files: v.optional(v.string()),
  inode: v.optional(v.number()),
})
export type DatabaseRecord = v.InferOutput<typeof DatabaseRecord>

const recordFile = (dataDir: string) => join(dataDir, 'postgres.json')

/** The folder of the cluster. Records of old name `postgres` by its whole path, which a data folder that was moved or copied has left. */
export function homeOf(dataDir: string, { home }: DatabaseRecord): string {
  return isAbsolute(home) && basename(home) === 'postgres' ? join(dataDir, 'postgres') : resolve(dataDir, home)
}

export async function readRecord(dataDir: string): Promise<DatabaseRecord | undefined> {
  try {
    return v.parse(DatabaseRecord, JSON.parse(await readFile(recordFile(dataDir), 'utf8')))
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
    throw new StartupError(`${recordFile(dataDir)}, which says how to enter the database, cannot be read: put it back from a backup.`, {
      cause,
    })
  }
}

export async function writeRecord(dataDir: string, record: DatabaseRecord): Promise<void> {
  await rename(await draft(dataDir, record), recordFile(dataDir))
}

/** Makes the record, or gives the one another process made in the same moment. */
export async function makeRecord(dataDir: string, home: string): Promise<DatabaseRecord> {
  const file = await draft(dataDir, { home, password: randomBytes(24).toString('hex') })
  await link(file, recordFile(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(file)
  const record = await readRecord(dataDir)
  if (!record) throw new Error(`${recordFile(dataDir)} was removed while it was being written`)
  return record
}

async function draft(dataDir: string, record: DatabaseRecord): Promise<string> {
  const file = `${recordFile(dataDir)}.${randomBytes(4).toString('hex')}`
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
  return file
}
