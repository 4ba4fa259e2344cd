import { soldOutListGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import { useOffice } from '../../../api/keys.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { allRecords, recordsKey, useRecords } from '../../catalogue/records.ts'
import { useVersions } from '../../catalogue/versions.ts'
import { useMay } from '../../session/rights.ts'
import { menuRows } from './menu-rows.ts'

/** The menu as it is worked on, with where each product stands in the brand that is looked at; `rows` is undefined until it is known. */
export function useMenu() {
  const brand = useOffice(({ brand }) => brand)
  const may = useMay('shop.soldOut')
  const products = useRecords('product')
  const categories = useRecords('category')
  const shops = useRecords('shop')
  const live = useLiveProducts()
  const soldOut = useQuery({ ...query(soldOutListGet, {}), enabled: may, refetchInterval: 30_000 })
  const storeIds = (shops.records ?? []).filter(({ record }) => record.brand === brand).map(({ id }) => id)
  const rows =
    products.records && categories.records && shops.records && live
      ? menuRows({
          products: products.records,
          categories: categories.records,
          live,
          soldOut: soldOut.data?.entries ?? [],
          brand,
          storeIds,
          now: serverNow(),
        })
      : undefined
  return {
    brand,
    shops: storeIds.length,
    categories: categories.records,
    rows,
    soldOut: soldOut.data?.entries ?? [],
    stale: products.isFetching,
    error: products.error ?? categories.error ?? shops.error ?? soldOut.error,
    refetch: async () => Promise.all([products.refetch(), categories.refetch(), shops.refetch(), soldOut.refetch()]),
  }
}

/** The key under which what has run out is kept. */
export const soldOutKey = [soldOutListGet.name] as const

const none: never[] = []

/** The products as guests have them; none where no draft is worked in, undefined until they are known. */
export function useLiveProducts() {
  const { versions } = useVersions()
  const { live, draft } = versions ?? {}
  const { data } = useQuery({
    queryKey: recordsKey('product', live?.versionNo, live?.revision),
    queryFn: ({ signal }) => allRecords('product', live?.versionNo ?? 0, signal),
    enabled: draft !== undefined && draft !== null,
    staleTime: 60_000,
  })
  if (!versions) return undefined
  return draft === null ? none : data
}
