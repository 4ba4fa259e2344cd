import type { Instant } from '@harbour/rules'
import { createKnownPictures, type KnownPictures } from './known-pictures.ts'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

/** An uploaded picture as it is kept; `source` is the hash of its file. */
export type PictureRecord = {
  pictureNo: number
  name: string
  source: string
  focusX: number
  focusY: number
  width: number
  height: number
  uploadedAt: Instant
  uploadedBy: string
}

export type NewPicture = Omit<PictureRecord, 'pictureNo' | 'uploadedBy'> & { staffId: string }

/** A record of the catalogue, by its kind and its id among those. */
export type NamedRecord = { kind: string; id: string }

/** The pictures that the chain has uploaded. */
export type UploadedPictures = {
  /** The names of them that this process knows of. */
  known: KnownPictures
  find(name: string): Promise<PictureRecord | undefined>
  /** The latest first, 50 at most: */
  list(olderThan: number | undefined): Promise<PictureRecord[]>
  /** Lets nobody else add or remove what is cut from a file until the transaction ends. */
  lock(rows: Rows, source: string): Promise<void>
  /** Adds a picture; `added` is false where it is there. */
  add(rows: Rows, picture: NewPicture): Promise<{ added: boolean }>
  remove(rows: Rows, name: string): Promise<{ removed: boolean }>
  /** Says whether a picture is there, and whether anything is that is cut from a file. */
  left(rows: Rows, picture: { name: string; source: string }): Promise<{ picture: boolean; source: boolean }>
  /** The records that name a picture, of the live catalogue or a draft, five at most. The one place that says what keeps a picture. */
  usesOf(rows: Rows, name: string): Promise<NamedRecord[]>
}

const columns = `picture_no as "pictureNo", pictures.name, source, focus_x as "focusX", focus_y as "focusY", width, height,
  uploaded_at as "uploadedAt", staff.name as "uploadedBy"`
const FIND = statement('pictures-find', `select ${columns} from pictures join staff on staff_id = uploaded_by where pictures.name = $1`)
const LIST = statement(
  'pictures-list',
  `select ${columns} from pictures join staff on staff_id = uploaded_by
    where $1::bigint is null or picture_no < $1
    order by picture_no desc limit 50`,
)
const NAMES = statement('pictures-names', 'select name from pictures')
const LOCK = statement('pictures-lock', 'select pg_advisory_xact_lock(hashtextextended($1, 41)) is null as locked')
const ADD = statement(
  'pictures-add',
  `insert into pictures (name, source, focus_x, focus_y, width, height, uploaded_by, uploaded_at)
    values (:name, :source, :focusX, :focusY, :width, :height, :staffId, :uploadedAt)
    on conflict (name) do nothing returning true as added`,
)
const REMOVE = statement('pictures-remove', 'delete from pictures where name = $1 returning true as removed')
const LEFT = statement(
  'pictures-left',
  'select exists (select from pictures where name = $1) as picture, exists (select from pictures where source = $2) as source',
)
/** The live catalogue's records, and those that drafts and publications to come would make of them. */
const USES = statement(
  'pictures-uses',
  `select distinct kind, id from (
      select kind, id, record from catalogue_entries
      union all
      select c.kind, c.id, r.record
        from catalogue_changes c join catalogue_versions v using (version_no) join catalogue_records r on r.hash = c.hash
        where v.state in ('draft', 'scheduled')
    ) named
    where position($1 in record::text) > 0 order by kind, id limit 5`,
)

export function createUploadedPictures(db: Database): UploadedPictures {
  const known = createKnownPictures(() => readPictureNames(db.rows))
  return {
    known,
    async find(name) {
      const [picture] = await db.rows<PictureRecord>(FIND, [name])
      if (picture) known.add(name)
      return picture
    },
    list: (olderThan) => db.rows<PictureRecord>(LIST, [olderThan ?? null]),
    lock: async (rows, source) => void (await rows(LOCK, [source])),
    async add(rows, { uploadedAt, ...picture }) {
      return { added: (await rows(ADD, { ...picture, uploadedAt: moment(uploadedAt) })).length > 0 }
    },
    async remove(rows, name) {
      return { removed: (await rows(REMOVE, [name])).length > 0 }
    },
    async left(rows, { name, source }) {
      const [left] = await rows<{ picture: boolean; source: boolean }>(LEFT, [name, source])
      return left ?? { picture: false, source: false }
    },
    usesOf: (rows, name) => rows<NamedRecord>(USES, [name]),
  }
}

/** Reads the names of all uploaded pictures, as records of the catalogue may name them. */
export async function readPictureNames(rows: Rows): Promise<ReadonlySet<string>> {
  return new Set((await rows<{ name: string }>(NAMES)).map(({ name }) => name))
}
