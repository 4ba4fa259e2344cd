import { addMinutes, cents, timesCents, type Cents, type Instant } from '@harbour/rules'

/** The minutes after which a group order may be begun to close, and by which it may be held open for longer. */
export const closingMinutes = ['15', '30', '60', '120'] as const
export type ClosingMinutes = (typeof closingMinutes)[number]
export const moreMinutes = 15

export const closesIn = (minutes: ClosingMinutes, now: Instant): Instant => addMinutes(now, Number(minutes))

/** Later than it was to close, or than now where it has. */
export const closesLater = (closesAt: Instant, now: Instant): Instant => addMinutes(Math.max(closesAt, now), moreMinutes)

/** The most that one person may add, in dollars; none for any amount. */
export const mostChoices = ['none', '50', '80', '100', '150'] as const
export type MostChoice = (typeof mostChoices)[number]

export const mostOf = (choice: MostChoice): Cents | undefined => (choice === 'none' ? undefined : timesCents(cents(100), Number(choice)))
