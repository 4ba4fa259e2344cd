/** One row of numbers of a chart, beside its labels; null where there is no number. */
export type ChartSeries = {
  name: string
  values: readonly (number | null)[]
  /** `before`: what the others are compared with. */
  look?: 'main' | 'second' | 'before'
}

export type ChartData = {
  /** The places along the foot, in their order. */
  labels: readonly string[]
  series: readonly ChartSeries[]
}

/** The labels that stand along the foot, at even distances, with room for so many: their places, the first of them 0. */
export function labelPlaces(count: number, room: number): number[] {
  const step = labelStep(count, room)
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
}

/** Steps at which people count: 1, 2, 5, 7, 10, 15, 20 and so on. */
const steps = [1, 2, 5, 7, 10, 15, 20, 30, 50, 60, 100]

const labelStep = (count: number, room: number): number =>
  steps.find((step) => Math.ceil(count / step) <= Math.max(1, room)) ?? Math.ceil(count / Math.max(1, room))

/** Says whether a chart has anything to show. */
export const hasNumbers = ({ series }: ChartData): boolean => series.some(({ values }) => values.some((value) => value !== null))
