import { catalogueRecordListGet, memberSearch, orderSearch, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, ReceiptText, Store, User, type LucideIcon } from 'lucide-react'
import { useDeferredValue } from 'react'
import { call, query } from '../../api/call.ts'
import { useLocale } from '../../lib/locale.ts'
import { useVersions } from '../catalogue/versions.ts'
import { paths } from '../paths.ts'
import { useMay } from '../session/rights.ts'

/** Something that was found: its words, what kind of thing it is, and where it is. */
export type Found = { to: string; words: string; note: string; icon: LucideIcon }

const least = 2
const most = 6

type Named = { pid?: string; storeId?: string; name?: { tc: string; en: string } }

/** Orders, members, dishes and shops that have a text in them, as far as whoever is signed in may read of them. */
export function useFound(typed: string): { found: Found[]; isFetching: boolean } {
  const text = useDeferredValue(typed.trim())
  const long = text.length >= least
  const [guests, catalogue] = [useMay('guest.read'), useMay('catalogue.read')]
  const locale = useLocale(({ locale }) => locale)
  const orders = useQuery({ ...query(orderSearch, { text }), enabled: long && guests })
  const members = useQuery({ ...query(memberSearch, { text }), enabled: long && guests })
  const versionNo = useShownVersion(catalogue)
  const records = useQuery({
    queryKey: ['catalogue', 'found', versionNo, text],
    enabled: long && versionNo !== undefined,
    queryFn: async ({ signal }) => {
      const of = async (kind: 'product' | 'shop') =>
        call(catalogueRecordListGet, { versionNo: versionNo ?? 0, kind, search: text, from: 0 }, { signal })
      const [products, shops] = await Promise.all([of('product'), of('shop')])
      return [...products.records.slice(0, most), ...shops.records.slice(0, most)].map(({ record }) => record as Named)
    },
  })
  const found = [
    ...(orders.data?.orders ?? []).slice(0, most).map(orderFound),
    ...(members.data?.members ?? []).slice(0, most).map(memberFound),
    ...(records.data ?? []).map((record) => recordFound(record, locale)),
  ]
  return { found: long ? found : [], isFetching: orders.isFetching || members.isFetching || records.isFetching }
}

function useShownVersion(may: boolean): number | undefined {
  const { versions } = useVersions(may)
  return versions?.shownNo
}

const orderFound = ({ orderId, orderNo, pickupNo }: Answer<typeof orderSearch>['orders'][number]): Found => ({
  to: paths.order(orderId),
  words: orderNo,
  note: pickupNo,
  icon: ReceiptText,
})

const memberFound = ({ userId, name, memberNo }: Answer<typeof memberSearch>['members'][number]): Found => ({
  to: paths.member(userId),
  words: name,
  note: memberNo,
  icon: User,
})

function recordFound({ pid, storeId = '', name }: Named, locale: string): Found {
  const words = name?.[locale === 'en' ? 'en' : 'tc'] ?? ''
  return pid === undefined
    ? { to: paths.shop(storeId), words, note: storeId, icon: Store }
    : { to: paths.product(pid), words, note: pid, icon: BookOpen }
}
