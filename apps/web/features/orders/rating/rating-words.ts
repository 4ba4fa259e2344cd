import type { RatingPart } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'

/** The name of a part of an order that is rated. */
export const partName = (part: RatingPart): string => (part === 'food' ? m.tracker_rate_food() : m.tracker_rate_delivery())

/** A number of stars in a word. */
export const starsName = (stars: number): string => names[stars]?.() ?? ''

const names: Partial<Record<number, () => string>> = {
  1: m.tracker_stars_1,
  2: m.tracker_stars_2,
  3: m.tracker_stars_3,
  4: m.tracker_stars_4,
  5: m.tracker_stars_5,
}
