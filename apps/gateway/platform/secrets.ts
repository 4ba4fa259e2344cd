import { hash, randomBytes } from 'node:crypto'
import type { Database } from './database/database.ts'
import { statement } from './database/statement.ts'

/** 32 random bytes, as text that fits a form field. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash of a secret that the database keeps. It has 132 random bits or more, so a plain hash cannot be turned back. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}

const KEEP = statement('secrets-keep', 'insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing')
const FIND = statement('secrets-find', 'select value from secrets where name = $1')

/** A secret that all processes of this installation share, made at the first start. */
export async function sharedSecret(db: Database, name: string): Promise<Buffer> {
  await db.rows(KEEP, [name, randomBytes(32)])
  const [row] = await db.rows<{ value: Buffer }>(FIND, [name])
  if (!row) throw new Error(`no secret ${name}`)
  return row.value
}
