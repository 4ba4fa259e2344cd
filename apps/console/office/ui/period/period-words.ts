import { dayWords } from '../../../lib/calendar-day.ts'
import { m } from '../../../paraglide/messages.js'
import type { Period, Preset } from './period.ts'

export const presetWords = (preset: Preset): string => ofPreset[preset]()

const ofPreset: Record<Preset, () => string> = {
  today: m.office_preset_today,
  yesterday: m.office_preset_yesterday,
  week: m.office_preset_week,
  weeks: m.office_preset_weeks,
  month: m.office_preset_month,
  lastMonth: m.office_preset_last_month,
}

/** A period in words: one day, or its two ends. */
export const periodWords = ({ from, to }: Period): string =>
  from === to ? dayWords(from) : m.office_period({ from: dayWords(from), to: dayWords(to) })
