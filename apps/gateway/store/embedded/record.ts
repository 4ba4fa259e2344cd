import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** `postgres.json` in the data folder: where the cluster is and how to enter it. Readable by us alone. */
export type DatabaseRecord = {
  /** The folder of the cluster: in the data folder, or under /var/tmp where the server's user cannot reach the data folder. */
  home: string
  password: string
  /** The last port, kept so that the address stays the same. */
  port?: number
  /** The process that answers for the server. */
  owner?: number
}

const recordFile = (dataDir: string) => join(dataDir, 'postgres.json')

export async function readRecord(dataDir: string): Promise<DatabaseRecord | undefined> {
  try {
    // `as`: a file only we write, whole or not at all.
    return JSON.parse(await readFile(recordFile(dataDir), 'utf8')) as DatabaseRecord
  } catch (error) {
    // `as`: what readFile throws.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`${recordFile(dataDir)} cannot be read`, { cause: error })
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

export function claimRecord(record: DatabaseRecord, port: number): DatabaseRecord {
  return { ...record, port, owner: process.pid }
}

async function draft(dataDir: string, record: DatabaseRecord): Promise<string> {
  const file = `${recordFile(dataDir)}.${randomBytes(4).toString('hex')}`
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
  return file
}
