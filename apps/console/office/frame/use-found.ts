import { catalogueRecordListGet, memberSearch, orderSearch, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, Megaphone, ReceiptText, Store, Ticket, TicketPercent, User, type LucideIcon } from 'lucide-react'
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

type Words = { tc: string; en: string }
type Named = { name?: Words; coupon?: { name: Words } }

/** The kinds of records that are found, each with its icon and the page of one. */
const kinds = [
  { kind: 'product', icon: BookOpen, pageOf: paths.product },
  { kind: 'shop', icon: Store, pageOf: paths.shop },
  { kind: 'promotion', icon: Megaphone, pageOf: paths.promotion },
  { kind: 'coupon', icon: TicketPercent, pageOf: paths.coupon },
  { kind: 'promoCode', icon: Ticket, pageOf: paths.promoCode },
] as const

/** Orders, members, dishes, shops and offers that have a text in them, as far as whoever is signed in may read of them. */
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
      const found = await Promise.all(
        kinds.map(async ({ kind, icon, pageOf }) => {
          const { records } = await call(catalogueRecordListGet, { versionNo: versionNo ?? 0, kind, search: text, from: 0 }, { signal })
          return records.slice(0, most).map(({ id, record }) => ({ to: pageOf(id), note: id, icon, record: record as Named }))
        }),
      )
      return found.flat()
    },
  })
  const found = [
    ...(orders.data?.orders ?? []).slice(0, most).map(orderFound),
    ...(members.data?.members ?? []).slice(0, most).map(memberFound),
    ...(records.data ?? []).map(({ record, ...at }) => ({ ...at, words: nameOf(record, locale) })),
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

const nameOf = ({ name, coupon }: Named, locale: string): string => (name ?? coupon?.name)?.[locale === 'en' ? 'en' : 'tc'] ?? ''
