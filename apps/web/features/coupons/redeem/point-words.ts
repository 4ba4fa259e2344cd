/** Points with their thousands apart: 1,260. */
export const pointWords = (points: number): string => new Intl.NumberFormat('en-GB').format(points)
