/** The reasons for which something has run out, as its shop's people choose them. */
export const soldOutReasons = ['ingredients', 'delivery', 'quality', 'equipment', 'staffing', 'other'] as const
export type SoldOutReason = (typeof soldOutReasons)[number]

/** The reasons for which a shop is busy, or takes no orders for a while. */
export const shopStateReasons = ['rush', 'staffing', 'equipment', 'weather', 'other'] as const
/** The reasons for which Harbour itself pauses a shop: all of its tablets are silent. Nobody chooses them. */
export const systemStateReasons = ['tabletsSilent'] as const
export type ShopStateReason = (typeof shopStateReasons)[number] | (typeof systemStateReasons)[number]

/** The reasons for which a shop is shut on a day, or open at other times. */
export const holidayReasons = ['holiday', 'weather', 'staffing', 'works', 'event', 'other'] as const
export type HolidayReason = (typeof holidayReasons)[number]
