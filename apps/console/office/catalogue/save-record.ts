import {
  catalogueCheckGet,
  catalogueDifferenceGet,
  catalogueDraftSave,
  catalogueOrderSave,
  catalogueRecordGet,
  catalogueRecordListGet,
  catalogueRecordSave,
  catalogueVersionListGet,
  pictureListGet,
  type CatalogueVersion,
} from '@harbour/protocol'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { call } from '../../api/call.ts'
import { CallFailure, isRefused } from '../../api/call-failure.ts'
import { m } from '../../paraglide/messages.js'
import { recordFaultWords } from '../words/record-fault-words.ts'
import { refuseUnseen } from './refuse-unseen.ts'
import type { HeldRecord } from './use-record.ts'
import type { RecordKind, Records } from './record-types.ts'
import { revertRecord, type RevertRequest } from './revert-record.ts'
import { keepToDraft, useChosenDraft, useVersions, workingVersions, type WorkingVersions } from './versions.ts'

type SaveRequest<Kind extends RecordKind> = {
  kind: Kind
  id: string
  /** The record as it is to be; null takes it away. */
  record: Records[Kind] | null
  /** The record as whoever changes it has seen it. */
  seen: Pick<HeldRecord<Kind>, 'held' | 'live'>
}

/** The draft that is worked in, which is kept to from now on: begun now, where nobody has begun one meanwhile. */
export async function draftOf({ draft: known }: Pick<WorkingVersions, 'draft'>): Promise<number> {
  const draft = known ?? (await begunDraft()) ?? (await call(catalogueDraftSave, { versionNo: null, note: '' })).version
  keepToDraft(draft)
  return draft.versionNo
}

async function begunDraft(): Promise<CatalogueVersion | null | undefined> {
  const { versions } = await call(catalogueVersionListGet, {})
  return workingVersions(versions, useChosenDraft.getState().versionNo)?.draft
}

/** The calls that read of the catalogue. */
const names = new Set<unknown>(
  [catalogueVersionListGet, catalogueCheckGet, catalogueDifferenceGet, catalogueRecordListGet, pictureListGet].map(({ name }) => name),
)

/** Everything that was read of the catalogue is read anew. */
export const catalogueChanged = (queries: QueryClient): Promise<unknown> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [name] }) => name === 'catalogue' || names.has(name),
  })

async function write<Kind extends RecordKind>(versionNo: number, { kind, id, record, seen }: SaveRequest<Kind>): Promise<string | null> {
  const sent = { versionNo, kind, id, seen: seen.held?.hash ?? null, seenLive: seen.live?.hash ?? null, record }
  return (await call(catalogueRecordSave, sent)).hash
}

/**
 * Gives what writes a record into the draft that is worked in, and gives its hash there; refused with RECORD_CHANGED where another is there by now, and with
 * RECORD_FAULTY.
 */
export function useSaveRecord() {
  const queries = useQueryClient()
  const { versions } = useVersions()
  return async <Kind extends RecordKind>(request: SaveRequest<Kind>): Promise<string | null> => {
    if (!versions) throw new CallFailure('NETWORK', m.frame_not_reached())
    const hash = await write(await draftOf(versions), request)
    await catalogueChanged(queries)
    return hash
  }
}

/** A change of one of many records: the record that is to be, of what was seen of it. */
export type RecordChange<Kind extends RecordKind> = { id: string; seen: string; record: Records[Kind] }

/** The records that were written, each under its hash by now, and those that were not, with why. */
type SavedMany = { saved: { id: string; hash: string }[]; failed: { id: string; error: Error }[] }

/** Writes a record of which the listed one was seen; refused with RECORD_CHANGED where the draft has it otherwise by now, or it was published otherwise since the draft changed it. */
export async function saveSeen<Kind extends RecordKind>(
  versionNo: number,
  kind: Kind,
  { id, seen, record }: RecordChange<Kind>,
): Promise<string | null> {
  const now = await call(catalogueRecordGet, { versionNo, kind, id })
  refuseUnseen(now, { held: seen })
  // Only their hashes are sent.
  return write(versionNo, { kind, id, record, seen: now as unknown as SaveRequest<Kind>['seen'] })
}

/** Gives what writes many records into the draft that is worked in, one after the other. */
export function useSaveRecords() {
  const queries = useQueryClient()
  const { versions } = useVersions()
  return async <Kind extends RecordKind>(
    kind: Kind,
    changes: readonly RecordChange<Kind>[],
    onEach: (done: number) => void,
  ): Promise<SavedMany> => {
    if (!versions) throw new CallFailure('NETWORK', m.frame_not_reached())
    const versionNo = await draftOf(versions)
    const many: SavedMany = { saved: [], failed: [] }
    for (const [at, change] of changes.entries()) {
      const { id } = change
      try {
        const hash = await saveSeen(versionNo, kind, change)
        if (hash !== null) many.saved.push({ id, hash })
      } catch (error) {
        many.failed.push({ id, error: error instanceof Error ? error : new Error(String(error)) })
      }
      onEach(at + 1)
    }
    await catalogueChanged(queries)
    return many
  }
}

/** Gives what puts records of a kind in an order, in the draft that is worked in. */
export function useSaveOrder() {
  const queries = useQueryClient()
  const { versions } = useVersions()
  return async (kind: RecordKind, ids: string[]): Promise<void> => {
    if (!versions) throw new CallFailure('NETWORK', m.frame_not_reached())
    await call(catalogueOrderSave, { versionNo: await draftOf(versions), kind, ids })
    await catalogueChanged(queries)
  }
}

/** Gives what takes back all that the draft changes of a record, and gives what puts it back; null where nothing does. */
export function useRevertRecord() {
  const queries = useQueryClient()
  const { versions } = useVersions()
  return async (request: RevertRequest): Promise<(() => Promise<void>) | null> => {
    if (!versions?.draft) return null
    keepToDraft(versions.draft)
    const putBack = await revertRecord(versions.draft.versionNo, request)
    await catalogueChanged(queries)
    return (
      putBack &&
      (async () => {
        await putBack()
        await catalogueChanged(queries)
      })
    )
  }
}

const Faults = v.object({ faults: v.array(v.object({ field: v.string(), fault: v.string() })) })

/** The faults of a record that was not taken, by field, in the language of the screen; none where it failed for another reason. */
export function recordFaults(cause: unknown): { field: string; fault: string }[] {
  if (!isRefused(cause, 'RECORD_FAULTY')) return []
  const read = v.safeParse(Faults, cause.data)
  return read.success ? read.output.faults.map(({ field, fault }) => ({ field, fault: recordFaultWords(fault) })) : []
}

const Held = v.nullable(v.object({ hash: v.string(), record: v.record(v.string(), v.unknown()) }))
const Changed = v.object({ held: Held, live: Held, changedBy: v.nullable(v.string()), changedAt: v.nullable(v.number()) })

/** A record as somebody else has made it meanwhile, with who and when. */
export type ChangedRecord<Kind extends RecordKind> = Pick<HeldRecord<Kind>, 'held' | 'live' | 'changedBy' | 'changedAt'>

/** The record as somebody else has made it meanwhile; undefined where that is not why it was not taken. */
export function changedMeanwhile<Kind extends RecordKind>(cause: unknown): ChangedRecord<Kind> | undefined {
  if (!isRefused(cause, 'RECORD_CHANGED')) return undefined
  const read = v.safeParse(Changed, cause.data)
  // Of its kind: the gateway has checked it by its schema.
  return read.success ? (read.output as unknown as ChangedRecord<Kind>) : undefined
}
