import type { ChainPromotion } from '@harbour/chain'
import { parseMoment, type Brand } from '@harbour/rules'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { useOffice } from '../../../api/keys.ts'
import { useLocale } from '../../../lib/locale.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { DraftMark } from '../../catalogue/DraftMark.tsx'
import { useRecords } from '../../catalogue/records.ts'
import { useMay } from '../../session/rights.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { useNames } from '../../catalogue/names.ts'
import { Calendar } from './Calendar.tsx'
import { calendarDays, calendarStart, daysFrom } from './calendar-bars.ts'
import { Effects } from './Effects.tsx'
import { NewPromotionDialog } from './NewPromotionDialog.tsx'
import { Overlaps } from './Overlaps.tsx'
import { PromotionMatrix } from './PromotionMatrix.tsx'

const tabs = ['calendar', 'combine'] as const
const oneDay = 24 * 60 * 60_000

/** The promotions that the chain gives of itself: when they hold, which go together, and what they cost. */
export function PromotionsScreen() {
  const [locale, brand] = [useLocale(({ locale }) => locale), useOffice(({ brand }) => brand)]
  const [mayEdit, mayRead] = [useMay('catalogue.market'), useMay('report.read')]
  const { records, error, refetch } = useRecords('promotion')
  const { names } = useNames()
  const [tab] = useFilter('tab')
  const [day, setDay] = useFilter('from')
  const [isMaking, setIsMaking] = useState(false)
  const current = tabs.find((each) => each === tab) ?? 'calendar'
  const from = parseMoment(`${day.replaceAll('-', '/')} 00:00:00`) ?? calendarStart(serverNow())
  const move = (days: number) => setDay(daysFrom(from + days * oneDay)[0]?.replaceAll('/', '-') ?? '')
  const here = (records ?? []).filter(({ record }) => isSoldBy(record, brand))
  return (
    <Page
      title={m.office_promotions()}
      sub={m.offers_promotions_say()}
      mark={<DraftMark />}
      tools={
        mayEdit && (
          <OfficeButton look="go" icon={Plus} onClick={() => setIsMaking(true)}>
            {m.offers_new_promotion()}
          </OfficeButton>
        )
      }
    >
      <ErrorNote error={error} onRetry={refetch} />
      {!records && !error && <Loading rows={8} />}
      {records && (
        <>
          <Tabs
            label={m.office_promotions()}
            current={current}
            tabs={tabs.map((key) => ({ key, words: key === 'calendar' ? m.offers_calendar() : m.offers_tab_combine() }))}
          />
          {here.length === 0 && <Empty title={m.offers_no_promotions()} />}
          {here.length > 0 && current === 'calendar' && (
            <Panel
              bare
              title={m.offers_calendar_span({ from: daysFrom(from)[0] ?? '', to: daysFrom(from).at(-1) ?? '' })}
              tools={
                <>
                  <OfficeButton small icon={ChevronLeft} aria-label={m.offers_earlier()} onClick={() => move(-calendarDays + 7)} />
                  <OfficeButton small onClick={() => setDay('')}>
                    {m.office_today()}
                  </OfficeButton>
                  <OfficeButton small icon={ChevronRight} aria-label={m.offers_later()} onClick={() => move(calendarDays - 7)} />
                </>
              }
            >
              <Calendar promotions={here} from={from} names={names} />
            </Panel>
          )}
          {here.length > 0 && current === 'calendar' && <Overlaps promotions={here.map(({ record }) => record)} locale={locale} />}
          {here.length > 0 && current === 'combine' && <PromotionMatrix promotions={here.map(({ record }) => record)} locale={locale} />}
          {mayRead && current === 'calendar' && <Effects />}
        </>
      )}
      {isMaking && <NewPromotionDialog taken={(records ?? []).map(({ id }) => id)} onClose={() => setIsMaking(false)} />}
    </Page>
  )
}

/** Says whether a brand has amounts of a promotion. */
function isSoldBy(promotion: ChainPromotion, brand: Brand): boolean {
  if ('tiers' in promotion) return promotion.tiers.some(({ spend }) => spend[brand] !== undefined)
  if ('items' in promotion) return promotion.items.some(({ price }) => price[brand] !== undefined)
  return promotion.spend[brand] !== undefined
}
