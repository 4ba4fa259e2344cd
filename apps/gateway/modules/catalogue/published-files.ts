import type { Database, Rows } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import { createFileVersions, mostVersions } from '../../platform/files/file-versions.ts'
import { storedFile, type HashedFile } from '../../platform/files/hashed-file.ts'

/** The files of one kind that guests have been told of: those of this process at hand, those of others and of its forerunners in the database. */
export type PublishedFiles = {
  /** Publishes what is new of these, before anybody is told of it. */
  add(files: readonly HashedFile[]): Promise<void>
  /** A file that this process has at hand. */
  get(version: string): HashedFile | undefined
  /** The same, or one that another process has published. */
  find(version: string): Promise<HashedFile | undefined>
}

export type PublishedKind = 'menu' | 'map'

const versionPattern = /^[\w-]{16}$/

const MISSING = statement(
  'catalogue-files-missing',
  'select version from unnest($1::text[]) version where not exists (select from catalogue_files f where f.version = version.version)',
)
const PUBLISH = statement(
  'catalogue-files-publish',
  `insert into catalogue_files (version, kind, json) select version, $1, json from unnest($2::text[], $3::bytea[]) as file (version, json)
    on conflict (version) do nothing`,
)
/** A file that is published again is the latest. */
const RENEW = statement('catalogue-files-renew', 'update catalogue_files set published_at = now() where version = any($1)')
const PRUNE = statement(
  'catalogue-files-prune',
  `delete from catalogue_files where version in
    (select version from catalogue_files where kind = $1 order by published_at desc, version offset $2)`,
)
const FIND = statement('catalogue-files-find', 'select json from catalogue_files where version = $1 and kind = $2')

/** Opens the files of one kind and publishes the first of them; the last twenty versions of each are kept. */
export async function openPublishedFiles(db: Database, kind: PublishedKind, first: readonly HashedFile[]): Promise<PublishedFiles> {
  const atHand = createFileVersions(first)
  let latest: readonly HashedFile[] = []
  await add(first)

  async function add(files: readonly HashedFile[]): Promise<void> {
    if (files === latest) return
    await publishFiles(db.rows, kind, files)
    atHand.add(files)
    latest = files
  }

  const underWay = new Map<string, Promise<HashedFile | undefined>>()
  async function read(version: string): Promise<HashedFile | undefined> {
    const [row] = await db.rows<{ json: Buffer }>(FIND, [version, kind])
    if (!row) return undefined
    const file = storedFile(version, row.json)
    atHand.keep(file)
    return file
  }

  return {
    add,
    get: (version) => atHand.get(version),
    async find(version) {
      const known = atHand.get(version)
      if (known || !versionPattern.test(version)) return known
      // Of many that ask for one at the same moment, each has the answer of the first.
      const asked = underWay.get(version) ?? read(version).finally(() => underWay.delete(version))
      underWay.set(version, asked)
      return asked
    },
  }
}

/** Publishes what is new of these files, and prunes those of versions long gone. */
export async function publishFiles(rows: Rows, kind: PublishedKind, files: readonly HashedFile[]): Promise<void> {
  const versions = files.map(({ version }) => version)
  const missing = new Set((await rows<{ version: string }>(MISSING, [versions])).map(({ version }) => version))
  const written = files.filter(({ version }) => missing.has(version))
  if (written.length > 0) await rows(PUBLISH, [kind, written.map(({ version }) => version), written.map(({ json }) => json)])
  if (written.length < files.length) await rows(RENEW, [versions])
  if (written.length > 0) await rows(PRUNE, [kind, mostVersions * files.length])
}
