import { lastOrderMinutes } from '@harbour/rules'
import type { PointerEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { latest, moveEnd, spanOf, stepMinutes, type DayTimes } from './week.ts'

type DayBarProps = { day: string; times: readonly DayTimes[]; readOnly: boolean; onChange: (times: DayTimes[]) => void }

const share = (minutes: number): string => `${(minutes / latest) * 100}%`

/** One day as a bar: its stretches with ends to be dragged, or moved by the arrow keys, and where mobile ordering ends. */
export function DayBar({ day, times, readOnly, onChange }: DayBarProps) {
  const put = (at: number, moved: DayTimes) => onChange(times.map((each, place) => (place === at ? moved : each)))
  return (
    <div className="wkbar">
      {times.map((each, at) => {
        const { from, to } = spanOf(each)
        const words = `${each.startTime}–${each.endTime}`
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a stretch is its place
          <span key={at} className="wkbar__span" style={{ left: share(from), width: share(to - from) }}>
            <span className="wkbar__words">{words}</span>
            <u style={{ right: `${(lastOrderMinutes / (to - from)) * 100}%` }} />
            {!readOnly && (
              <>
                <BarEnd end="from" label={m.shops_day_opens({ day, times: words })} times={each} onMove={(moved) => put(at, moved)} />
                <BarEnd end="to" label={m.shops_day_closes({ day, times: words })} times={each} onMove={(moved) => put(at, moved)} />
              </>
            )}
          </span>
        )
      })}
    </div>
  )
}

type BarEndProps = { end: 'from' | 'to'; label: string; times: DayTimes; onMove: (times: DayTimes) => void }

const keySteps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -4, PageUp: 4 }

function BarEnd({ end, label, times, onMove }: BarEndProps) {
  const at = spanOf(times)[end]
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const bar = event.currentTarget.closest('.wkbar')?.getBoundingClientRect()
    if (!bar) return
    const moved = moveEnd(times, { end, to: ((event.clientX - bar.left) / bar.width) * latest })
    if (spanOf(moved)[end] !== at) onMove(moved)
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      className={`wkbar__end wkbar__end--${end}`}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={latest}
      aria-valuenow={at}
      aria-valuetext={end === 'from' ? times.startTime : times.endTime}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const steps = keySteps[event.key]
        if (steps === undefined) return
        event.preventDefault()
        onMove(moveEnd(times, { end, to: at + steps * stepMinutes }))
      }}
    />
  )
}
