import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import type { Column } from '../../ui/table/columns.ts'
import { paths } from '../../paths.ts'
import { Link } from 'react-router'
import { termsSentence } from '../words/coupon-sentence.ts'
import { wordsIn, type Locale } from '../../words/in-language.ts'
import type { Names } from '../../catalogue/names.ts'
import { BudgetBar } from './BudgetBar.tsx'
import type { CouponSource, OfferRow } from './offer-rows.ts'
import { StatePill } from './StatePill.tsx'
import { Ticket } from './Ticket.tsx'

/** The terms of a row, whichever kind it is. */
export const termsOf = (row: OfferRow) => (row.kind === 'coupon' ? row.record : row.record.coupon)

/** The page of a row. */
export const pathOf = ({ kind, id }: Pick<OfferRow, 'kind' | 'id'>): string => (kind === 'coupon' ? paths.coupon(id) : paths.promoCode(id))

/** The columns of the list of coupons and codes. */
export function couponColumns(names: Names, locale: Locale): Column<OfferRow>[] {
  return [
    {
      key: 'ticket',
      head: m.offers_col_gift(),
      cell: (row) => <Ticket gift={termsOf(row).gift} faint={row.state === 'ended' || row.state === 'usedUp'} />,
    },
    {
      key: 'name',
      head: m.offers_col_name(),
      sort: (row) => wordsIn(termsOf(row).name, locale),
      cell: (row) => (
        <>
          <Link to={pathOf(row)}>{wordsIn(termsOf(row).name, locale)}</Link>
          <small>{row.id}</small>
        </>
      ),
    },
    { key: 'rule', head: m.offers_col_rule(), cell: (row) => termsSentence(termsOf(row), names, locale) },
    { key: 'who', head: m.offers_col_who(), cell: whoWords },
    {
      key: 'used',
      head: m.offers_col_used(),
      right: true,
      sort: ({ use }) => use.used,
      cell: ({ use, kind }) => (kind === 'coupon' ? `${use.used} / ${use.given}` : use.made > 0 ? `${use.used} / ${use.made}` : use.used),
    },
    {
      key: 'spent',
      head: m.offers_col_spent(),
      sort: ({ use }) => use.takenOff,
      cell: (row) => (row.kind === 'promoCode' ? <BudgetBar spent={row.spent} use={row.use} /> : money(row.use.takenOff)),
    },
    {
      key: 'valid',
      head: m.offers_col_valid(),
      cell: (row) =>
        row.kind === 'coupon' ? m.offers_days_after({ days: row.record.validDays }) : (row.record.ends?.slice(0, 10) ?? m.offers_no_end()),
    },
    {
      key: 'state',
      head: m.offers_col_state(),
      sort: ({ state }) => state,
      cell: (row) => <StatePill state={row.state} changed={row.changed} />,
    },
  ]
}

function whoWords(row: OfferRow): string {
  if (row.kind === 'coupon') return row.from.length > 0 ? row.from.map(sourceWords).join(' · ') : m.offers_who_nobody()
  if (row.record.limit === 0) return m.offers_who_made_codes()
  return row.record.partner ? m.offers_who_partner() : m.offers_who_typing()
}

function sourceWords(source: CouponSource): string {
  switch (source.by) {
    case 'welcome':
      return m.offers_who_new()
    case 'points':
      return m.offers_who_points({ points: source.points })
    case 'game':
      return m.offers_who_game()
    case 'birthday':
      return m.offers_who_birthday()
  }
}
