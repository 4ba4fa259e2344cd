import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { DraftMark } from '../../catalogue/DraftMark.tsx'
import { useMay } from '../../session/rights.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { useNames } from '../../catalogue/names.ts'
import { couponColumns, pathOf, termsOf } from './coupon-columns.tsx'
import { CouponKpis } from './CouponKpis.tsx'
import { CouponMatrix } from './CouponMatrix.tsx'
import './CouponsScreen.css'
import { NewCouponDialog } from './NewCouponDialog.tsx'
import type { OfferRow } from './offer-rows.ts'
import { useOffers } from './use-offers.ts'

const tabs = ['all', 'coupons', 'codes', 'low', 'draft', 'ended', 'combine'] as const
type Tab = (typeof tabs)[number]

/** The coupons that guests are given and the codes that they type: what each does, what it has cost, and what is left of its budget. */
export function CouponsScreen() {
  const [locale, mayEdit] = [useLocale(({ locale }) => locale), useMay('catalogue.market')]
  const { rows, rules, stale, error, refetch } = useOffers()
  const { names } = useNames()
  const [tab] = useFilter('tab')
  const [search, setSearch] = useFilter('find')
  const [isMaking, setIsMaking] = useState(false)
  const current: Tab = tabs.find((each) => each === tab) ?? 'all'
  const found = (rows ?? []).filter((row) => inTab(row, current) && matches(row, search))
  return (
    <Page
      title={m.office_coupons()}
      sub={rows && m.offers_count_offers({ live: rows.filter(({ state }) => state === 'live' || state === 'low').length })}
      mark={<DraftMark />}
      tools={
        mayEdit && (
          <OfficeButton look="go" icon={Plus} onClick={() => setIsMaking(true)}>
            {m.offers_new()}
          </OfficeButton>
        )
      }
    >
      <ErrorNote error={error} onRetry={refetch} />
      {!rows && !error && <Loading rows={10} />}
      {rows && (
        <>
          <CouponKpis rows={rows} />
          <div className="offbarrow">
            <Tabs
              label={m.office_coupons()}
              current={current}
              tabs={tabs.map((key) => ({
                key,
                words: tabWords(key),
                count: key === 'combine' ? undefined : rows.filter((row) => inTab(row, key)).length,
              }))}
            />
            {current !== 'combine' && <SearchBox label={m.offers_search()} value={search} onChange={setSearch} />}
          </div>
          {current === 'combine' ? (
            <CouponMatrix rows={rows} rules={rules} />
          ) : (
            <Panel bare>
              <DataTable
                label={m.office_coupons()}
                columns={couponColumns(names, locale)}
                rows={found}
                rowKey={({ kind, id }) => `${kind} ${id}`}
                rowTo={pathOf}
                stale={stale}
                tall
                empty={
                  <Empty title={rows.length === 0 ? m.offers_none_yet() : m.offers_none_found()}>
                    {rows.length > 0 && <OfficeButton onClick={() => setSearch('')}>{m.office_clear_filters()}</OfficeButton>}
                  </Empty>
                }
              />
            </Panel>
          )}
        </>
      )}
      {isMaking && <NewCouponDialog taken={(rows ?? []).map(({ id }) => id)} onClose={() => setIsMaking(false)} />}
    </Page>
  )
}

function inTab(row: OfferRow, tab: Tab): boolean {
  switch (tab) {
    case 'all':
    case 'combine':
      return true
    case 'coupons':
      return row.kind === 'coupon'
    case 'codes':
      return row.kind === 'promoCode'
    case 'low':
      return row.state === 'low' || row.state === 'usedUp'
    case 'draft':
      return row.changed
    case 'ended':
      return row.state === 'ended' || row.state === 'scheduled'
  }
}

function tabWords(tab: Tab): string {
  const words = {
    all: m.offers_tab_all,
    coupons: m.offers_tab_coupons,
    codes: m.offers_tab_codes,
    low: m.offers_tab_low,
    draft: m.offers_tab_draft,
    ended: m.offers_tab_ended,
    combine: m.offers_tab_combine,
  }
  return words[tab]()
}

function matches(row: OfferRow, search: string): boolean {
  const { tc, en } = termsOf(row).name
  return `${row.id} ${tc} ${en}`.toLowerCase().includes(search.trim().toLowerCase())
}
