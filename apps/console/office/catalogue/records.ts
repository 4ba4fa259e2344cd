import { catalogueRecordListGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { RecordKind, Records } from './record-types.ts'
import { useVersions } from './versions.ts'

/** A record as a version has it. `changed`: the draft changes it. */
export type Listed<Kind extends RecordKind> = { id: string; hash: string; changed: boolean; record: Records[Kind] }

const pageSize = 100

/** All records of a kind in a version, in their order. */
export async function allRecords<Kind extends RecordKind>(kind: Kind, versionNo: number, signal?: AbortSignal): Promise<Listed<Kind>[]> {
  const read = async (from: number) => call(catalogueRecordListGet, { versionNo, kind, from }, { signal })
  const first = await read(0)
  const rest = Array.from({ length: Math.ceil(first.total / pageSize) - 1 }, (_, at) => (at + 1) * pageSize)
  const pages = [first, ...(await Promise.all(rest.map(read)))]
  // Of its kind: the gateway has checked it by its schema.
  return pages.flatMap(({ records }) => records) as unknown as Listed<Kind>[]
}

/** The key under which records of a kind are kept; a change of any begins with its first word. */
export const recordsKey = (kind: RecordKind, versionNo: number | undefined, revision: number | undefined) =>
  ['catalogue', 'records', kind, versionNo, revision] as const

/** All records of a kind as they are worked on: those of the draft, or of what is live where there is none. */
export function useRecords<Kind extends RecordKind>(kind: Kind) {
  const { versions, error: versionsError } = useVersions()
  const shown = versions && (versions.draft ?? versions.live)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: recordsKey(kind, shown?.versionNo, shown?.revision),
    queryFn: ({ signal }) => allRecords(kind, shown?.versionNo ?? 0, signal),
    enabled: shown !== undefined,
    staleTime: 60_000,
    // What was there stays, until it is there anew.
    placeholderData: (before) => before,
  })
  return { records: data, error: error ?? versionsError, isFetching, refetch }
}

/** All records of a kind as guests have them now. */
export function useLiveRecords<Kind extends RecordKind>(kind: Kind) {
  const { versions, error: versionsError } = useVersions()
  const live = versions?.live
  const { data, error } = useQuery({
    queryKey: recordsKey(kind, live?.versionNo, live?.revision),
    queryFn: ({ signal }) => allRecords(kind, live?.versionNo ?? 0, signal),
    enabled: live !== undefined,
    staleTime: 60_000,
    placeholderData: (before) => before,
  })
  return { records: data, error: error ?? versionsError }
}
