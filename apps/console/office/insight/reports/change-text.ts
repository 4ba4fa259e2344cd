/** The change of a sum in percent, to a tenth; null where there was nothing before. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : Math.round((now / before - 1) * 1000) / 10)

const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 })

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${tenths.format(Math.abs(value))}`

/** A change as it is read: "+5.1%", "−4.0%"; a dash where there is none. */
export const changeText = (change: number | null): string => (change === null ? '–' : `${signed(change)}%`)

/** A share as it is read: "94.6%"; a dash where there is none. */
export const shareText = (share: number | null): string => (share === null ? '–' : `${tenths.format(share * 100)}%`)

/** The change of a share, in points of a hundred: "−0.9". */
export const pointsText = (now: number | null, before: number | null): string =>
  now === null || before === null ? '–' : signed((now - before) * 100)

/** Minutes to a tenth, with their sign: "+3.5". */
export const minutesText = (minutes: number | null): string => (minutes === null ? '–' : signed(minutes))

/** Counts as they are read: "77,620". */
export const countText = (count: number): string => count.toLocaleString('en-US')
