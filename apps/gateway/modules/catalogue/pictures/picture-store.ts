import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** A file of a picture, by its key: letters, digits and hyphens. */
export type PictureFile = { key: string; body: Buffer }

/** Keeps the files of uploaded pictures, for all processes. A key stands for the same picture for ever. Each throws where the store does not answer. */
export type PictureStore = {
  /** Keeps files; one that is there already may be written again. */
  put(files: readonly PictureFile[]): Promise<void>
  /** The bytes of a file; undefined where there is none. */
  get(key: string): Promise<Buffer | undefined>
  /** Removes files; one that is gone already is no fault. */
  remove(keys: readonly string[]): Promise<void>
}

const PUT = statement(
  'picture-files-put',
  `insert into picture_files (key, body) select * from unnest($1::text[], $2::bytea[])
    on conflict (key) do update set body = excluded.body`,
)
const GET = statement('picture-files-get', 'select body from picture_files where key = $1')
const REMOVE = statement('picture-files-remove', 'delete from picture_files where key = any($1)')

/** Keeps the files in the database, beside what names them. */
export function createDatabasePictureStore(db: Database): PictureStore {
  return {
    put: async (files) => void (await db.rows(PUT, [files.map(({ key }) => key), files.map(({ body }) => body)])),
    get: async (key) => (await db.rows<{ body: Buffer }>(GET, [key]))[0]?.body,
    remove: async (keys) => void (await db.rows(REMOVE, [keys])),
  }
}
