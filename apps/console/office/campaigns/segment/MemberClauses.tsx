import { m } from '../../../paraglide/messages.js'
import { ChipNumber } from '../../ui/sentence/ChipNumber.tsx'
import { ChipSelect } from '../../ui/sentence/ChipSelect.tsx'
import { monthWords } from '../words/segment-sentence.ts'
import { boundsOf, withBounds, type SegmentEdit } from './segment-edit.ts'

const [mostDays, mostPoints] = [3650, 1_000_000]
/** The most days after joining that are told from longer ones. */
const mostSince = 999

/** The days since somebody has joined. */
export function JoinedClause({ segment, onChange, disabled }: SegmentEdit) {
  const { joined } = segment
  if (!joined) return null
  const change = (next: Partial<typeof joined>) => onChange({ ...segment, joined: { ...joined, ...next } })
  const bounds = boundsOf(joined)
  return (
    <>
      <ChipSelect
        label={m.campaigns_joined_when()}
        value={bounds === 'never' ? 'most' : bounds}
        disabled={disabled}
        options={[
          { value: 'least', words: m.campaigns_joined_least() },
          { value: 'most', words: m.campaigns_joined_most() },
          { value: 'between', words: m.campaigns_joined_between() },
        ]}
        onChange={(chosen) => change(withBounds(joined, chosen))}
      />
      {(bounds === 'least' || bounds === 'between') && (
        <ChipNumber
          label={m.campaigns_joined_days_least()}
          value={joined.least}
          most={mostDays}
          disabled={disabled}
          onChange={(least) => change({ least })}
        />
      )}
      {bounds === 'between' && m.campaigns_to()}
      {bounds !== 'least' && (
        <ChipNumber
          label={m.campaigns_joined_days_most()}
          value={joined.most ?? 0}
          most={mostSince}
          disabled={disabled}
          onChange={(most) => change({ most })}
        />
      )}
      {m.campaigns_days_ago()}
    </>
  )
}

/** The month of somebody's birthday. */
export function BirthClause({ segment, onChange, disabled, locale }: SegmentEdit) {
  const months = Array.from({ length: 12 }, (_, at) => at + 1)
  return (
    <>
      {m.campaigns_birthday_in()}
      <ChipSelect
        label={m.campaigns_on_birthday()}
        value={String(segment.birthMonth ?? 1)}
        disabled={disabled}
        options={months.map((month) => ({ value: String(month), words: monthWords(month, locale) }))}
        onChange={(month) => onChange({ ...segment, birthMonth: Number(month) })}
      />
    </>
  )
}

/** The least points that somebody has. */
export function PointsClause({ segment, onChange, disabled }: SegmentEdit) {
  return (
    <>
      {m.campaigns_points_least()}
      <ChipNumber
        label={m.campaigns_on_points()}
        value={segment.points ?? 1}
        least={1}
        most={mostPoints}
        disabled={disabled}
        onChange={(points) => onChange({ ...segment, points })}
      />
      {m.campaigns_points_unit()}
    </>
  )
}
