import { todayGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { query } from '../../../api/call.ts'
import { useAtServerTime } from '../../../lib/server-clock.ts'
import { useLocale } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { SignLegend } from '../state/SignLegend.tsx'
import { liveEvery, useShopsNow } from '../state/use-shops-now.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { LiveMark, OldStrip } from '../../ui/LiveMark.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { NeedList } from './NeedList.tsx'
import { needsOf } from './needs.ts'
import { OrdersAMinute } from './OrdersAMinute.tsx'
import './Today.css'
import { TodayNumbers } from './TodayNumbers.tsx'

const ShopsMap = lazy(async () => ({ default: (await import('../state/ShopsMap.tsx')).ShopsMap }))

/** The chain as it stands this minute: its numbers, its shops on the map, and what needs somebody now. */
export function Today() {
  const today = useQuery({ ...query(todayGet, {}), refetchInterval: liveEvery, placeholderData: (before) => before })
  const now = useShopsNow()
  const [chosen, choose] = useFilter('shop')
  const date = useAtServerTime(dayWords)
  const updatedAt = Math.min(today.dataUpdatedAt, now.updatedAt)
  const { data } = today
  const { shops } = now
  const needs = data && shops ? needsOf(shops, data.tablets) : []
  return (
    <Page title={m.shops_today_title({ date })} mark={<LiveMark updatedAt={updatedAt} />}>
      <OldStrip updatedAt={updatedAt} />
      <ErrorNote
        error={today.error ?? now.error}
        onRetry={() => {
          void today.refetch()
          void now.refetch()
        }}
      />
      {data && shops ? (
        <>
          <TodayNumbers today={data} shops={shops} />
          <div className="tday">
            <div className="tday__left">
              <Panel bare className="tday__map">
                <Suspense>
                  <ShopsMap
                    shops={shops}
                    chosen={chosen}
                    onChoose={(storeId) => {
                      choose(storeId)
                      return undefined
                    }}
                  >
                    <SignLegend shops={shops} />
                  </ShopsMap>
                </Suspense>
              </Panel>
              <OrdersAMinute minutes={data.minutes} />
            </div>
            <NeedList needs={needs} shops={shops} chosen={chosen} onChoose={(storeId) => choose(storeId === chosen ? '' : storeId)} />
          </div>
        </>
      ) : (
        !today.error && !now.error && <Loading rows={10} />
      )}
    </Page>
  )
}

const dayWords = (at: number): string =>
  new Intl.DateTimeFormat(useLocale.getState().locale === 'en' ? 'en-GB' : 'zh-HK', {
    timeZone: 'Asia/Hong_Kong',
    weekday: 'long',
    day: 'numeric',
    month: useLocale.getState().locale === 'en' ? 'short' : 'long',
  }).format(at)
