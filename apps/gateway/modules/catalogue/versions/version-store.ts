import type { Instant } from '@harbour/rules'
import { columnsOf, type Entry } from '../catalogue-store.ts'
import { notifyCatalogue } from '../notify-catalogue.ts'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

export const versionStates = ['draft', 'scheduled', 'live', 'retired'] as const
export type VersionState = (typeof versionStates)[number]

/** The person who does something to a version; without an id the operator by a command, or Harbour itself. */
export type Author = { staffId: string | null; name: string }

/** A version of the catalogue; those that were discarded are none. */
export type Version = {
  versionNo: number
  state: VersionState
  /** The version that was live when it was begun. */
  baseNo: number | null
  note: string
  /** The person who began it: the operator by a command, or Harbour, has no id. */
  authorId: string | null
  authorName: string
  createdAt: Instant
  /** Counts its changes, and what was asked of it. */
  revision: number
  /** The number of records that it changes, while it is a draft. */
  changes: number
  askedBy: string | null
  askedName: string | null
  askedAt: Instant | null
  publishAt: Instant | null
  approvedBy: string | null
  approvedName: string | null
  publishedAt: Instant | null
  fault: string | null
  /** True while its records are kept, so that it can be made live again. */
  kept: boolean
}

/** The last versions whose lists of records are kept. */
const keptVersions = 20
/** Any number will do, as long as every gateway takes the same. */
const lock = 3143

const columns = `v.version_no as "versionNo", state, base_no as "baseNo", note, author_id as "authorId", author_name as "authorName", created_at as "createdAt", revision,
  asked_by as "askedBy", asked_name as "askedName", asked_at as "askedAt", publish_at as "publishAt", approved_by as "approvedBy", approved_name as "approvedName",
  published_at as "publishedAt", fault`
const changes = '(select count(*) from catalogue_changes c where c.version_no = v.version_no) as changes'
const kept = 'exists (select from catalogue_lists l where l.version_no = v.version_no) as kept'

const LIST = statement(
  'versions-list',
  `select ${columns}, ${changes}, ${kept} from catalogue_versions v
    where state <> 'discarded' and ($1::bigint is null or v.version_no < $1)
    order by v.version_no desc limit 50`,
)
const FIND = statement(
  'versions-find',
  `select ${columns}, ${changes}, ${kept} from catalogue_versions v where v.version_no = $1 and state <> 'discarded'`,
)
const BEGIN = statement(
  'versions-begin',
  `insert into catalogue_versions (state, base_no, note, author_id, author_name, created_at)
    values ('draft', (select version_no from catalogue_versions where state = 'live'), :note, :staffId, :name, coalesce(:at::timestamptz, now()))
    returning version_no as "versionNo"`,
)
const RENAME = statement(
  'versions-rename',
  "update catalogue_versions set note = $2 where version_no = $1 and state in ('draft', 'scheduled')",
)
const TOUCH = statement(
  'versions-touch',
  `update catalogue_versions set revision = revision + 1, asked_by = null, asked_name = null, asked_at = null, publish_at = null, approved_by = null,
      approved_name = null, fault = null, state = 'draft'
    where version_no = $1 and state in ('draft', 'scheduled')`,
)
const DISCARD = statement(
  'versions-discard',
  "update catalogue_versions set state = 'discarded', publish_at = null where version_no = $1 and state in ('draft', 'scheduled')",
)
const ASK = statement(
  'versions-ask',
  `update catalogue_versions set revision = revision + 1, asked_by = :staffId, asked_name = :name, asked_at = :at, publish_at = :publishAt, approved_by = null, approved_name = null, fault = null
    where version_no = :versionNo and state = 'draft' and revision = :revision returning true as asked`,
)
const WITHDRAW = statement(
  'versions-withdraw',
  `update catalogue_versions set state = 'draft', revision = revision + 1, asked_by = null, asked_name = null, asked_at = null, publish_at = null, approved_by = null, approved_name = null,
      fault = :fault
    where version_no = :versionNo and state in ('draft', 'scheduled') and revision = :revision and asked_at is not null returning true as withdrawn`,
)
const SCHEDULE = statement(
  'versions-schedule',
  `update catalogue_versions set state = 'scheduled', approved_by = :staffId, approved_name = :name
    where version_no = :versionNo and state = 'draft' and revision = :revision and publish_at is not null returning true as scheduled`,
)
const DUE = statement(
  'versions-due',
  `select version_no as "versionNo", revision, asked_name as "askedName" from catalogue_versions
    where state = 'scheduled' and publish_at <= $1 order by publish_at, version_no`,
)

const WRITE_RECORDS = statement(
  'versions-write-records',
  `insert into catalogue_records (hash, record)
    select distinct on (catalogue_hash(record)) catalogue_hash(record), record from unnest($1::jsonb[]) as record
    on conflict (hash) do nothing`,
)
const COUNT_DIFFERENT = statement(
  'versions-count-different',
  `with wanted as (
      select kind, id, position, catalogue_hash(record) as hash
      from unnest(:kinds::text[], :ids::text[], :positions::integer[], :records::jsonb[]) as entry (kind, id, position, record)
    )
    select count(*) as different from wanted full join (select kind, id, position, hash from catalogue_entries) live using (kind, id)
    where (wanted.position, wanted.hash) is distinct from (live.position, live.hash)`,
)
const WRITE_LIST = statement(
  'versions-write-list',
  `insert into catalogue_lists (version_no, kind, id, position, hash)
    select :versionNo, kind, id, position, catalogue_hash(record)
    from unnest(:kinds::text[], :ids::text[], :positions::integer[], :records::jsonb[]) as entry (kind, id, position, record)`,
)
const MERGE_LIST = statement(
  'versions-merge-list',
  `insert into catalogue_lists (version_no, kind, id, position, hash)
    select $1, kind, id, row_number() over (partition by kind order by position, id) - 1, hash from catalogue_list($1)`,
)
const RETIRE = statement('versions-retire', "update catalogue_versions set state = 'retired' where state = 'live'")
const MAKE_LIVE = statement(
  'versions-make-live',
  `update catalogue_versions set state = 'live', published_at = coalesce(:at::timestamptz, now()), fault = null,
      approved_by = coalesce(:staffId::uuid, approved_by), approved_name = coalesce(:name::text, approved_name)
    where version_no = :versionNo`,
)
const DROP_CHANGES = statement('versions-drop-changes', 'delete from catalogue_changes where version_no = $1')
const PRUNE_LISTS = statement(
  'versions-prune-lists',
  `delete from catalogue_lists where version_no in (
      select version_no from catalogue_versions where state = 'retired' order by published_at desc, version_no desc offset ${keptVersions - 1}
    )`,
)
const PRUNE_RECORDS = statement(
  'versions-prune-records',
  `delete from catalogue_records r
    where not exists (select from catalogue_lists l where l.hash = r.hash) and not exists (select from catalogue_changes c where c.hash = r.hash)`,
)
const ANNOUNCE = statement('versions-announce', `select ${notifyCatalogue(`''`)}`)

/** Writers of versions and drafts come one after the other: whoever holds this until the end of the transaction. */
export const lockCatalogue = (rows: Rows): Promise<unknown> => rows({ name: '', text: `select pg_advisory_xact_lock(${lock})` })

/** The versions, the latest begun first, 50 at most; `olderThan` goes on after the one of that number. */
export const listVersions = (rows: Rows, olderThan?: number): Promise<Version[]> => rows<Version>(LIST, [olderThan ?? null])

export async function findVersion(rows: Rows, versionNo: number): Promise<Version | undefined> {
  return (await rows<Version>(FIND, [versionNo]))[0]
}

/** Begins a draft on what is live, and gives its number; without a moment it is the database's. */
export async function beginDraft(rows: Rows, { note, author, at }: { note: string; author: Author; at: Instant | null }): Promise<number> {
  const [begun] = await rows<{ versionNo: number }>(BEGIN, { note, ...author, at: momentOrNull(at) })
  if (!begun) throw new Error('a draft has not been begun')
  return begun.versionNo
}

export const renameDraft = (rows: Rows, versionNo: number, note: string): Promise<unknown> => rows(RENAME, [versionNo, note])

/** Counts a change of a draft, as asking and withdrawing do, so that who decides says which of all these they saw. Whoever had asked for it to be published, or approved it, has asked for something else. */
export const touchDraft = (rows: Rows, versionNo: number): Promise<unknown> => rows(TOUCH, [versionNo])

/** Throws a draft away, with its changes. */
export async function discardDraft(rows: Rows, versionNo: number): Promise<void> {
  await rows(DISCARD, [versionNo])
  await rows(DROP_CHANGES, [versionNo])
}

/** A version as somebody has seen it. */
export type SeenVersion = { versionNo: number; revision: number }

/** Asks for a draft to be published, at once or at a moment, which makes its revision the next; false where it is another by now. */
export async function askToPublish(
  rows: Rows,
  { versionNo, revision, author, at, publishAt }: SeenVersion & { author: Author; at: Instant; publishAt: Instant | null },
): Promise<boolean> {
  const values = { versionNo, revision, ...author, at: moment(at), publishAt: momentOrNull(publishAt) }
  return (await rows(ASK, values)).length > 0
}

/** Makes what was asked for undone: the version is a draft again, for the reason that `fault` gives. False where it is another by now, or nobody had asked. */
export async function withdrawRequest(rows: Rows, { versionNo, revision }: SeenVersion, fault: string | null = null): Promise<boolean> {
  return (await rows(WITHDRAW, { versionNo, revision, fault })).length > 0
}

/** Lets a draft that was asked for wait for its moment; false where it is another by now. */
export async function scheduleVersion(rows: Rows, { versionNo, revision }: SeenVersion, approver: Author): Promise<boolean> {
  return (await rows(SCHEDULE, { versionNo, revision, ...approver })).length > 0
}

/** A version whose moment has come. */
export type DueVersion = SeenVersion & { askedName: string | null }

export const dueVersions = (rows: Rows, now: Instant): Promise<DueVersion[]> => rows<DueVersion>(DUE, [moment(now)])

/** The condition, in SQL, that the moment of a version has come, at the moment `$1`. */
export const anyVersionDue = "(select true from catalogue_versions where state = 'scheduled' and publish_at <= $1 limit 1)"

/** Stores records, each content once. */
export const writeRecords = (rows: Rows, records: readonly string[]): Promise<unknown> => rows(WRITE_RECORDS, [records])

/** Counts the records in which a list differs from the live one, and those that it no longer has. */
export async function countDifferent(rows: Rows, entries: readonly Entry[]): Promise<number> {
  const [counted] = await rows<{ different: number }>(COUNT_DIFFERENT, columnsOf(entries))
  return counted?.different ?? 0
}

/** A version as it becomes live: when, and by whose word beside that of whoever asked. */
type PublishedVersion = { versionNo: number; at: Instant | null; approver?: Author | undefined }

/** Gives a draft a whole list of its own, and makes that version live, at the database's moment. */
export async function publishList(rows: Rows, { versionNo, entries }: { versionNo: number; entries: readonly Entry[] }): Promise<void> {
  await writeRecords(
    rows,
    entries.map(({ record }) => record),
  )
  await rows(WRITE_LIST, { versionNo, ...columnsOf(entries) })
  await makeLive(rows, { versionNo, at: null })
}

/** Makes a draft live: what is live now with its changes. */
export async function publishDraft(rows: Rows, { versionNo, ...published }: PublishedVersion): Promise<void> {
  await rows(MERGE_LIST, [versionNo])
  await rows(DROP_CHANGES, [versionNo])
  await makeLive(rows, { versionNo, ...published })
}

/** Moves the head of the catalogue to a version that has its list, and tells every process. Lists of versions long gone, and records of none, are let go. */
export async function makeLive(rows: Rows, { versionNo, at, approver }: PublishedVersion): Promise<void> {
  await rows(RETIRE)
  await rows(MAKE_LIVE, { versionNo, at: momentOrNull(at), staffId: approver?.staffId ?? null, name: approver?.name ?? null })
  await rows(PRUNE_LISTS)
  await rows(PRUNE_RECORDS)
  await rows(ANNOUNCE)
}

const momentOrNull = (at: Instant | null) => (at === null ? null : moment(at))
