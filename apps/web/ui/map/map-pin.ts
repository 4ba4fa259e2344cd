import type { Point } from '@harbour/rules'

/** A shop on the map: `words` stand in it, `label` is its whole name for the screen reader. */
export type MapPin = { id: string; at: Point; words: string; label: string; tone: 'open' | 'busy' | 'closed'; selected?: boolean }
