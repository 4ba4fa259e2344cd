import type { Instant } from '@harbour/rules'
import { columnsOf, type Entry, type Kind } from '../catalogue-store.ts'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import { touchDraft, writeRecords } from './version-store.ts'

/** A record as it stands in a version and where it comes from; a hash is null where there is no such record. */
export type RecordState = {
  kind: Kind
  id: string
  /** As it is live. */
  liveHash: string | null
  /** As the draft has it. */
  hash: string | null
  /** As it was live when the draft changed it. */
  baseHash: string | null
  /** True where the draft changes its content, not its place alone. */
  changed: boolean
  changedBy: string | null
  changedAt: Instant | null
}

/** A record as somebody writes it; null takes it away. */
export type RecordChange = { kind: Kind; id: string; record: string | null; position: number | null }

const STATE = statement(
  'drafts-record-state',
  `select :kind as kind, :id as id, l.hash as "liveHash", case when own.hash is not null or exists (select from catalogue_lists where version_no = :versionNo) then own.hash
        when c.version_no is null or c.hash is not distinct from c.base_hash then l.hash else c.hash end as hash,
      c.base_hash as "baseHash", c.version_no is not null and c.hash is distinct from c.base_hash as changed, c.changed_by as "changedBy", c.changed_at as "changedAt"
    from (select 1) one
    left join catalogue_lists l on l.version_no = (select version_no from catalogue_versions where state = 'live') and l.kind = :kind and l.id = :id
    left join catalogue_lists own on own.version_no = :versionNo and own.kind = :kind and own.id = :id
    left join catalogue_changes c on c.version_no = :versionNo and c.kind = :kind and c.id = :id`,
)
const CHANGED = statement(
  'drafts-changed',
  `select kind, id, l.hash as "liveHash", case when c.hash is not distinct from c.base_hash then l.hash else c.hash end as hash, c.base_hash as "baseHash",
      c.hash is distinct from c.base_hash as changed, c.changed_by as "changedBy", c.changed_at as "changedAt"
    from catalogue_changes c
    left join (select kind, id, hash from catalogue_lists where version_no = (select version_no from catalogue_versions where state = 'live')) l using (kind, id)
    where c.version_no = $1 order by kind, id`,
)
const CHANGE = statement(
  'drafts-change',
  `insert into catalogue_changes (version_no, kind, id, hash, base_hash, position, changed_by, changed_at)
    select :versionNo, kind, id, catalogue_hash(record), l.hash, entry.position, :changedBy, :at
    from unnest(:kinds::text[], :ids::text[], :positions::integer[], :records::jsonb[]) as entry (kind, id, position, record)
    left join (select kind, id, hash from catalogue_lists where version_no = (select version_no from catalogue_versions where state = 'live')) l using (kind, id)
    on conflict (version_no, kind, id) do update set hash = excluded.hash, base_hash = excluded.base_hash,
      position = coalesce(excluded.position, catalogue_changes.position), changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
)
const REPLACE_ALL_ENTRIES = statement(
  'drafts-change-whole',
  `insert into catalogue_changes (version_no, kind, id, hash, base_hash, position, changed_by, changed_at)
    select :versionNo, coalesce(wanted.kind, live.kind), coalesce(wanted.id, live.id), wanted.hash, live.hash, wanted.position, :by, now()
    from (
      select kind, id, position, catalogue_hash(record) as hash
      from unnest(:kinds::text[], :ids::text[], :positions::integer[], :records::jsonb[]) as entry (kind, id, position, record)
    ) wanted
    full join (select kind, id, position, hash from catalogue_entries) live using (kind, id)
    where (wanted.position, wanted.hash) is distinct from (live.position, live.hash)`,
)
const REVERT = statement('drafts-revert', 'delete from catalogue_changes where version_no = $1 and kind = $2 and id = $3')
const MOVE = statement(
  'drafts-move',
  `insert into catalogue_changes (version_no, kind, id, hash, base_hash, position, changed_by, changed_at)
    select :versionNo, :kind, id, l.hash, l.hash, entry.position, :changedBy, :at
    from unnest(:ids::text[], :positions::integer[]) as entry (id, position)
    left join (
      select id, hash from catalogue_lists where kind = :kind and version_no = (select version_no from catalogue_versions where state = 'live')
    ) l using (id)
    on conflict (version_no, kind, id) do update set position = excluded.position`,
)
const HASH = statement('drafts-record-hash', 'select catalogue_hash($1::jsonb) as hash')
/** The place of each record is found before any content is read: of all that there are, the contents of one page. */
const page = (found: string) => `with found as materialized (${found}), page as (
      select *, count(*) over () as total from found order by "position", id offset :from limit 100
    )
    select page.id, page.hash, r.record, c.version_no is not null as changed, page.total
    from page join catalogue_records r using (hash)
    left join catalogue_changes c on c.version_no = :versionNo and c.kind = :kind and c.id = page.id
    order by page."position", page.id`
const PAGE = statement('drafts-page', page('select id, hash, "position" from catalogue_list(:versionNo) where kind = :kind'))
/** The words of a search stand for themselves. */
const SEARCH = statement(
  'drafts-search',
  page(`select l.id, l.hash, l."position" from catalogue_list(:versionNo) l join catalogue_records r using (hash)
      where l.kind = :kind and position(lower(:search) in lower(r.record::text)) > 0`),
)
/** A change that leaves everything as it is live is none. */
const FORGET_IDLE = statement(
  'drafts-forget-idle',
  `delete from catalogue_changes c using catalogue_versions live
    where c.version_no = $1 and live.state = 'live' and (
      exists (select from catalogue_lists l where l.version_no = live.version_no and l.kind = c.kind and l.id = c.id and l.hash = c.hash
        and (c.position is null or c.position = l.position))
      or (c.hash is null and not exists (select from catalogue_lists l where l.version_no = live.version_no and l.kind = c.kind and l.id = c.id)))`,
)

/** Reads a record as it is live and in a version: a draft, or one that was live itself. */
export async function recordState(rows: Rows, at: { versionNo: number; kind: Kind; id: string }): Promise<RecordState> {
  const [state] = await rows<RecordState>(STATE, at)
  if (!state) throw new Error(`${at.kind} ${at.id} has no state`)
  return state
}

/** Reads the records that a draft changes. */
export const changedRecords = (rows: Rows, versionNo: number): Promise<RecordState[]> => rows<RecordState>(CHANGED, [versionNo])

/** Says whether a draft changes a record that has been published otherwise since. */
export const isConflict = ({ changed, liveHash, baseHash, hash }: RecordState): boolean =>
  changed && liveHash !== baseHash && liveHash !== hash

/** Writes changes of records into a draft, each on what is live now. */
export async function changeRecords(
  rows: Rows,
  { versionNo, changes, by, at }: { versionNo: number; changes: readonly RecordChange[]; by: string; at: Instant },
): Promise<void> {
  await writeRecords(
    rows,
    changes.flatMap(({ record }) => record ?? []),
  )
  await rows(CHANGE, {
    versionNo,
    kinds: changes.map(({ kind }) => kind),
    ids: changes.map(({ id }) => id),
    positions: changes.map(({ position }) => position),
    records: changes.map(({ record }) => record),
    changedBy: by,
    at: moment(at),
  })
  await rows(FORGET_IDLE, [versionNo])
  await touchDraft(rows, versionNo)
}

/** Writes into a new draft all that makes a whole list of what is live: what is other, what is new, what goes, and what moves. */
export async function replaceAllEntries(
  rows: Rows,
  { versionNo, entries, by }: { versionNo: number; entries: readonly Entry[]; by: string },
): Promise<void> {
  await writeRecords(
    rows,
    entries.map(({ record }) => record),
  )
  await rows(REPLACE_ALL_ENTRIES, { versionNo, by, ...columnsOf(entries) })
}

/** Takes back what a draft changes of a record. */
export async function revertRecord(rows: Rows, { versionNo, kind, id }: { versionNo: number; kind: Kind; id: string }): Promise<void> {
  await rows(REVERT, [versionNo, kind, id])
  await touchDraft(rows, versionNo)
}

/** Puts records of a kind at places, in a draft. */
export async function moveRecords(
  rows: Rows,
  { places, at, ...move }: { versionNo: number; kind: Kind; places: ReadonlyMap<string, number>; changedBy: string; at: Instant },
): Promise<void> {
  await rows(MOVE, { ...move, ids: [...places.keys()], positions: [...places.values()], at: moment(at) })
  await rows(FORGET_IDLE, [move.versionNo])
  await touchDraft(rows, move.versionNo)
}

/** The hash that stands for a record, given as JSON. */
export async function recordHash(rows: Rows, record: string): Promise<string> {
  const [row] = await rows<{ hash: string }>(HASH, [record])
  if (!row) throw new Error('a record has no hash')
  return row.hash
}

/** A record of a version, and whether the draft changes it. */
export type FoundRecord = { id: string; hash: string; changed: boolean; record: Record<string, unknown> }

type CountedRecord = FoundRecord & { total: number }

type RecordSearch = { versionNo: number; kind: Kind; search: string; from: number }

/** The records of a kind in a version, where words are given those whose JSON has them in it, 100 at most, and how many there are. */
export async function searchRecords(rows: Rows, search: RecordSearch): Promise<{ total: number; records: FoundRecord[] }> {
  const { search: words, ...page } = search
  const found = await (words === '' ? rows<CountedRecord>(PAGE, page) : rows<CountedRecord>(SEARCH, search))
  return { total: found[0]?.total ?? 0, records: found.map(({ total: _, ...record }) => record) }
}
