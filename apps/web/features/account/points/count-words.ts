/** A number with its thousands apart: 1,260. */
export const countWords = (count: number): string => new Intl.NumberFormat('en-GB').format(count)

/** A change of points: +156, −240. */
export const pointsChangeText = (points: number): string => (points < 0 ? `−${countWords(-points)}` : `+${countWords(points)}`)
