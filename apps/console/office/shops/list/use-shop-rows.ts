import { salesGet } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import { useOffice } from '../../../api/keys.ts'
import { useAtServerTime } from '../../../lib/server-clock.ts'
import { useRecords } from '../../catalogue/records.ts'
import { useMay } from '../../session/rights.ts'
import { useShopsNow } from '../state/use-shops-now.ts'
import { rowsOf } from './shop-rows.ts'

/** All shops of the brand as they are worked on, as they stand now and with what they took today, as far as whoever is signed in may see it. */
export function useShopRows() {
  const brand = useOffice(({ brand }) => brand)
  const maySee = useMay('report.read')
  const { records, error, refetch, isFetching } = useRecords('shop')
  const now = useShopsNow(maySee)
  const today = useAtServerTime(formatDate)
  const sales = useQuery({ ...query(salesGet, { from: today, to: today, by: 'shop' }), refetchInterval: 60_000, enabled: maySee })
  const takings = sales.data && new Map(sales.data.rows.map(({ key, now: { net } }) => [key, net]))
  return {
    rows: records && rowsOf(records, brand, { now: now.shops, takings }),
    error: error ?? now.error ?? sales.error,
    isFetching,
    updatedAt: now.updatedAt,
    sales: sales.data,
    maySee,
    refetch: () => Promise.all([refetch(), now.refetch(), sales.refetch()]),
  }
}
