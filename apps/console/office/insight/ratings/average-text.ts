const hundredths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A mean of stars as it is read: "4.37"; a dash where there is none. */
export const averageText = (average: number | null): string => (average === null ? '–' : hundredths.format(average))
