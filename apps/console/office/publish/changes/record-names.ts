import type { CatalogueKind } from '@harbour/protocol'
import { useQueries } from '@tanstack/react-query'
import { allRecords, recordsKey } from '../../catalogue/records.ts'
import type { CatalogueVersion } from '@harbour/protocol'
import { useLocale } from '../../../lib/locale.ts'

/** The kinds whose records have a name that people know. */
const named = ['product', 'shop', 'category', 'promotion', 'coupon'] as const
type NamedKind = (typeof named)[number]

const isNamed = (kind: CatalogueKind): kind is NamedKind => named.some((each) => each === kind)

/** Gives what names a record: as the version has it, or by its id where it has none. */
export function useRecordNames(kinds: readonly CatalogueKind[], version: Pick<CatalogueVersion, 'versionNo' | 'revision'>) {
  const locale = useLocale(({ locale }) => locale)
  const wanted = named.filter((kind) => kinds.includes(kind))
  const read = useQueries({
    queries: wanted.map((kind) => ({
      queryKey: recordsKey(kind, version.versionNo, version.revision),
      queryFn: async ({ signal }: { signal: AbortSignal }) => allRecords(kind, version.versionNo, signal),
      staleTime: 60_000,
    })),
  })
  const names = new Map(
    wanted.flatMap((kind, at) =>
      (read[at]?.data ?? []).map(({ id, record }) => [`${kind} ${id}`, locale === 'en' ? record.name.en : record.name.tc] as const),
    ),
  )
  return (kind: CatalogueKind, id: string): string => (isNamed(kind) ? (names.get(`${kind} ${id}`) ?? id) : id)
}
