import { CreditCard, LockKeyhole, MessageSquareText, ReceiptText, UserRound, type LucideIcon } from 'lucide-react'
import { dayAndTime, exactTimeOfDay } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './TimelinePanel.css'
import { entryWords, type Lane } from './timeline-words.ts'
import type { TimelineEntry } from './use-order-detail.ts'

const icons: Record<Lane, LucideIcon> = {
  order: ReceiptText,
  payment: CreditCard,
  holds: LockKeyhole,
  messages: MessageSquareText,
  staff: UserRound,
}

const laneNames = (): [Lane, string][] => [
  ['order', m.support_lane_order()],
  ['payment', m.support_lane_payment()],
  ['holds', m.support_lane_holds()],
  ['messages', m.support_lane_messages()],
  ['staff', m.support_lane_staff()],
]

/** Everything that happened to an order, one thing after the other. */
export function TimelinePanel({ timeline }: { timeline: readonly TimelineEntry[] }) {
  return (
    <Panel
      title={m.support_timeline()}
      tools={
        <ul className="suplanes">
          {laneNames().map(([lane, words]) => (
            <li key={lane} className={`suplane--${lane}`}>
              <i />
              {words}
            </li>
          ))}
        </ul>
      }
    >
      <ol className="suptl">
        {timeline.map((entry, at) => (
          <TimelineRow key={at} entry={entry} day={isNewDay(timeline, at)} />
        ))}
      </ol>
    </Panel>
  )
}

function TimelineRow({ entry, day }: { entry: TimelineEntry; day: boolean }) {
  const { lane, title, note } = entryWords(entry)
  return (
    <li className={`suplane--${lane}`}>
      <time dateTime={new Date(entry.at).toISOString()}>{day ? dayAndTime(entry.at) : exactTimeOfDay(entry.at)}</time>
      <span className="suptl__mark">
        <Icon of={icons[lane]} size={16} />
      </span>
      <span>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
    </li>
  )
}

const dayLength = 24 * 60 * 60_000
/** The shops' clock is eight hours ahead. */
const dayNo = (at: number): number => Math.floor((at + dayLength / 3) / dayLength)

/** Says whether a row is the first of its day. */
function isNewDay(timeline: readonly TimelineEntry[], at: number): boolean {
  const [before, entry] = [timeline[at - 1], timeline[at]]
  return entry !== undefined && (before === undefined || dayNo(before.at) !== dayNo(entry.at))
}
