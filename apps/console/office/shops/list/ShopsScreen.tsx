import { lazy, Suspense, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { DraftMark } from '../../catalogue/DraftMark.tsx'
import { paths } from '../../paths.ts'
import { AsOf } from '../../ui/AsOf.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { LiveMark, OldStrip } from '../../ui/LiveMark.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { localized } from '../../words/localized.ts'
import { ShopBulk } from './ShopBulk.tsx'
import { ShopCard } from './ShopCard.tsx'
import { shopColumns } from './shop-columns.tsx'
import { ShopFilters } from './ShopFilters.tsx'
import { isWanted, rowSign, type ShopRow } from './shop-rows.ts'
import './ShopsScreen.css'
import { ShopTools } from './ShopTools.tsx'
import { useShopFilter } from './use-shop-filter.ts'
import { useShopRows } from './use-shop-rows.ts'

const ShopsMap = lazy(async () => ({ default: (await import('../state/ShopsMap.tsx')).ShopsMap }))

/** The shops of the brand: who is in trouble, and where. */
export function ShopsScreen() {
  const { rows, sales, error, isFetching, updatedAt, maySee, refetch } = useShopRows()
  const { filter, clear } = useShopFilter()
  const [ticked, tick] = useState<ReadonlySet<string>>(new Set())
  const shown = rows?.filter((row) => isWanted(row, filter))
  return (
    <Page
      title={m.office_shops()}
      sub={rows && m.shops_count({ count: rows.length })}
      tools={rows && <ShopTools rows={rows} />}
      mark={
        <>
          {maySee && <LiveMark updatedAt={updatedAt} />} <DraftMark />
        </>
      }
    >
      {maySee && <OldStrip updatedAt={updatedAt} />}
      <ErrorNote error={error} onRetry={refetch} />
      <AsOf answers={[sales]} />
      {rows && <ShopFilters rows={rows} maySee={maySee} />}
      <div className="shlist">
        <Panel bare className="shlist__table">
          {shown ? (
            <DataTable
              label={m.office_shops()}
              columns={shopColumns(maySee)}
              rows={shown}
              rowKey={({ storeId }) => storeId}
              rowName={({ record }) => localized(record.name)}
              rowTo={({ storeId }) => paths.shop(storeId)}
              selection={{ keys: ticked, onChange: tick }}
              stale={isFetching && !rows}
              tall
              alarming={(row) => rowSign(row) === 'offline'}
              empty={
                <Empty title={m.shops_none_found()}>
                  <OfficeButton onClick={clear}>{m.office_clear_filters()}</OfficeButton>
                </Empty>
              }
            />
          ) : (
            !error && <Loading rows={12} />
          )}
        </Panel>
        {maySee && shown && <MapPanel rows={shown} />}
      </div>
      <ShopBulk rows={(rows ?? []).filter(({ storeId }) => ticked.has(storeId))} onClear={() => tick(new Set())} />
    </Page>
  )
}

function MapPanel({ rows }: { rows: readonly ShopRow[] }) {
  const [chosen, choose] = useFilter('shop')
  const row = rows.find(({ storeId }) => storeId === chosen)
  return (
    <Panel bare className="shlist__map">
      <Suspense>
        <ShopsMap
          shops={rows.flatMap(({ now }) => now ?? [])}
          chosen={chosen}
          onChoose={(storeId) => {
            choose(storeId)
            return undefined
          }}
        >
          {row && <ShopCard row={row} onClose={() => choose('')} />}
        </ShopsMap>
      </Suspense>
    </Panel>
  )
}
