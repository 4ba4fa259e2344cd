import { catalogueVersionListGet, type CatalogueVersion } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { query } from '../../api/call.ts'

/** The draft that is worked in in this browser, since it was chosen, written into, or looked at; null for the latest. */
export const useChosenDraft = create<{ versionNo: number | null }>()(
  persist((): { versionNo: number | null } => ({ versionNo: null }), { name: 'console.office.draft' }),
)

/** Says whether a version is a draft that may be written into: nobody has asked to publish it. */
const isEditable = ({ state, askedAt }: Pick<CatalogueVersion, 'state' | 'askedAt'>): boolean => state === 'draft' && askedAt === null

/** Keeps to a draft that was written into or looked at: one that somebody begins later does not take its place. Any other version changes nothing. */
export function keepToDraft(version: CatalogueVersion): void {
  if (isEditable(version)) useChosenDraft.setState({ versionNo: version.versionNo })
}

export type WorkingVersions = {
  /** The version that guests see. */
  live: CatalogueVersion
  /** The draft that is worked in; none before the first change. */
  draft: CatalogueVersion | null
  drafts: CatalogueVersion[]
  /** All that is not published yet: drafts, those that somebody has asked to publish, and those that wait for their moment. */
  open: CatalogueVersion[]
  /** The last versions, whatever became of them. */
  all: readonly CatalogueVersion[]
  /** The version whose records are shown: the draft, or what is live. */
  shownNo: number
}

/** The versions that are worked with: what is live, and the draft. Undefined until they are known, which `error` says of. */
export function useVersions(may = true): { versions: WorkingVersions | undefined; error: Error | null; refetch: () => unknown } {
  const chosen = useChosenDraft(({ versionNo }) => versionNo)
  const { data, error, refetch } = useQuery({ ...query(catalogueVersionListGet, {}), refetchInterval: 15_000, enabled: may })
  return { versions: data && workingVersions(data.versions, chosen), error, refetch }
}

/** Picks what is live and the draft that was chosen, or the latest draft where that one is none any more. */
export function workingVersions(all: readonly CatalogueVersion[], chosen: number | null): WorkingVersions | undefined {
  const live = all.find(({ state }) => state === 'live')
  if (!live) return undefined
  const drafts = all.filter(isEditable)
  const draft = drafts.find(({ versionNo }) => versionNo === chosen) ?? drafts[0] ?? null
  const open = all.filter(({ state }) => state === 'draft' || state === 'scheduled')
  return { live, draft, drafts, open, all, shownNo: (draft ?? live).versionNo }
}
