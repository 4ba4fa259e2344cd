import type { ChainPromotion } from '@harbour/chain'
import { parseMoment, type PromotionPair } from '@harbour/rules'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { useOffice } from '../../../api/keys.ts'
import { useLocale } from '../../../lib/locale.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { DraftMark } from '../../catalogue/DraftMark.tsx'
import { useRecords } from '../../catalogue/records.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { Matrix, type MatrixCell } from '../parts/Matrix.tsx'
import { wordsIn, type Locale } from '../words/in-language.ts'
import { useNames } from '../words/names.ts'
import { Calendar } from './Calendar.tsx'
import { calendarDays, calendarStart, daysFrom } from './calendar-bars.ts'
import { Effects } from './Effects.tsx'
import { NewPromotionDialog } from './NewPromotionDialog.tsx'
import { pairOf } from './pairs.ts'

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
  const [asking, setAsking] = useState(false)
  const current = tabs.find((each) => each === tab) ?? 'calendar'
  const from = parseMoment(`${day.replaceAll('-', '/')} 00:00:00`) ?? calendarStart(serverNow())
  const move = (days: number) => setDay(daysFrom(from + days * oneDay)[0]?.replaceAll('/', '-') ?? '')
  const here = (records ?? []).filter(({ record }) => isGivenAt(record, brand))
  return (
    <Page
      title={m.office_promotions()}
      sub={m.offers_promotions_say()}
      mark={<DraftMark />}
      tools={
        mayEdit && (
          <OfficeButton look="go" icon={Plus} onClick={() => setAsking(true)}>
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
      {asking && <NewPromotionDialog taken={(records ?? []).map(({ id }) => id)} onClose={() => setAsking(false)} />}
    </Page>
  )
}

/** Says whether a brand has amounts of a promotion. */
function isGivenAt(promotion: ChainPromotion, brand: 31 | 42): boolean {
  if ('tiers' in promotion) return promotion.tiers.some(({ spend }) => spend[brand] !== undefined)
  if ('items' in promotion) return promotion.items.some(({ price }) => price[brand] !== undefined)
  return promotion.spend[brand] !== undefined
}

type Listed = { promotions: readonly ChainPromotion[]; locale: Locale }

/** The promotions of days or times of their own that meet another of which an order has only the better. */
function Overlaps({ promotions, locale }: Listed) {
  const pairs = promotions.flatMap((one, at) =>
    promotions
      .slice(at + 1)
      .flatMap((other) => ((one.dates || other.dates) && pairOf(one, other) === 'better' ? [[one, other] as const] : [])),
  )
  return pairs.map(([one, other]) => (
    <Callout key={`${one.promotionId} ${other.promotionId}`} look="warn">
      {m.offers_overlap({ one: wordsIn(one.name, locale), other: wordsIn(other.name, locale) })}
    </Callout>
  ))
}

/** Which promotions one order may have together. */
function PromotionMatrix({ promotions, locale }: Listed) {
  const cells: Record<PromotionPair, MatrixCell> = {
    both: { look: 'yes', sign: '✓', words: m.offers_pair_both() },
    sharing: { look: 'part', sign: '½', words: m.offers_pair_sharing() },
    better: { look: 'no', sign: '>', words: m.offers_pair_better() },
    apart: { look: 'self', sign: '–', words: m.offers_pair_apart() },
  }
  const cell = (one: { key: string }, other: { key: string }): MatrixCell => {
    const [a, b] = [one, other].map(({ key }) => promotions.find(({ promotionId }) => promotionId === key))
    return !a || !b || a === b ? { look: 'self', sign: '·', words: m.offers_combine_self() } : cells[pairOf(a, b)]
  }
  const items = promotions.map(({ promotionId, name }) => ({
    key: promotionId,
    words: wordsIn(name, locale),
    to: paths.promotion(promotionId),
  }))
  return (
    <Panel title={m.offers_tab_combine()} sub={m.offers_pair_say()}>
      <Matrix label={m.offers_tab_combine()} items={items} cell={cell} />
      <ul className="offwords">
        {Object.values(cells).map(({ sign, words }) => (
          <li key={sign}>
            <span>
              <b>{sign}</b> {words}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
