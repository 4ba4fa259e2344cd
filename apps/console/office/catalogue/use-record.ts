import { catalogueRecordGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isRefused } from '../../api/call-failure.ts'
import type { RecordKind, Records } from './record-types.ts'
import { useVersions } from './versions.ts'

type Held<Kind extends RecordKind> = { hash: string; record: Records[Kind] } | null

/** One record as it is worked on and as it is live, with who has changed it. */
export type HeldRecord<Kind extends RecordKind> = {
  held: Held<Kind>
  live: Held<Kind>
  conflict: boolean
  changedBy: string | null
  changedAt: number | null
}

const nothing = { held: null, live: null, conflict: false, changedBy: null, changedAt: null }

async function readRecord<Kind extends RecordKind>(
  kind: Kind,
  id: string,
  { versionNo, signal }: { versionNo: number; signal: AbortSignal },
): Promise<HeldRecord<Kind>> {
  try {
    // Of its kind: the gateway has checked it by its schema.
    return (await call(catalogueRecordGet, { versionNo, kind, id }, { signal })) as unknown as HeldRecord<Kind>
  } catch (cause) {
    if (isRefused(cause, 'RECORD_UNKNOWN')) return nothing
    throw cause
  }
}

/** One record as it is worked on; a new one where there is none of that id yet, which is no fault. */
export function useRecord<Kind extends RecordKind>(kind: Kind, id: string) {
  const { versions, error: versionsError } = useVersions()
  const shown = versions && (versions.draft ?? versions.live)
  const { data, error, refetch } = useQuery({
    queryKey: ['catalogue', 'record', kind, id, shown?.versionNo, shown?.revision],
    queryFn: ({ signal }) => readRecord(kind, id, { versionNo: shown?.versionNo ?? 0, signal }),
    enabled: shown !== undefined,
    placeholderData: (before) => before,
  })
  return { record: data, versions, error: error ?? versionsError, refetch }
}
