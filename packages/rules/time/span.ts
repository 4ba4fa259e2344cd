import { addMinutes, day, minutesOf, wallClock, startOfDay, weekdays, type Instant } from './clock.ts'

/** A stretch of time, its first moment included and its last not. */
export type Span = { from: Instant; to: Instant }

/** A row of a week's timetable: on which days (absent: all), from when to when. An end at or before the start runs past midnight. */
export type WeekRow = { weekdays?: readonly number[]; startTime: string; endTime: string }

/** The stretches that rows of a week make of so many days from an instant's day on, with that of the day before still running; joined and in order. */
export function spansOfWeek(rows: readonly WeekRow[], from: Instant, days: number): Span[] {
  const starts = Array.from({ length: days + 1 }, (_, index) => startOfDay(from) + (index - 1) * day)
  return joinSpans(starts.flatMap((start) => rows.filter((row) => runsOn(row, start)).map((row) => spanOfDay(start, row))))
}

/** The stretch of one day between two times; past midnight when the end is not after the start. */
export function spanOfDay(midnight: Instant, { startTime, endTime }: { startTime: string; endTime: string }): Span {
  const [start, end] = [minutesOf(startTime), minutesOf(endTime)]
  return { from: addMinutes(midnight, start), to: addMinutes(midnight, end > start ? end : end + 24 * 60) }
}

/** The same time as stretches that neither touch nor overlap, in order; empty ones are gone. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const sorted = spans.filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from)
  return sorted.reduce<Span[]>((joined, span) => {
    const last = joined.at(-1)
    if (!last || span.from > last.to) return [...joined, span]
    return joined.with(-1, { from: last.from, to: Math.max(last.to, span.to) })
  }, [])
}

/** The rest of stretches outside the holes, in order. */
export function cutSpans(spans: readonly Span[], holes: readonly Span[]): Span[] {
  return joinSpans(holes).reduce((left, hole) => left.flatMap((span) => outside(span, hole)), joinSpans(spans))
}

/** The stretch that holds the instant, if any. */
export function spanAt(spans: readonly Span[], instant: Instant): Span | undefined {
  return spans.find(({ from, to }) => from <= instant && instant < to)
}

function outside(span: Span, hole: Span): Span[] {
  const before = { from: span.from, to: Math.min(span.to, hole.from) }
  const after = { from: Math.max(span.from, hole.to), to: span.to }
  return [before, after].filter(({ from, to }) => from < to)
}

function runsOn({ weekdays: on = weekdays }: WeekRow, midnight: Instant): boolean {
  return on.includes(wallClock(midnight).weekday)
}
