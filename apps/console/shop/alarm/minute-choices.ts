/** One of the minutes that a shop may promise, beside the suggestion. */
export type MinuteChoice = { minutes: number; beside: number }

const [fewest, most] = [5, 120]
/** The steps around the suggestion, those that are wanted most first: where one leads out of what may be promised, the next takes its place. */
const steps = [0, 15, -5, 5, 10, 30, 20, 25, -10, -15, -20, -25, -30]
const count = 6

/** The minutes that are suggested for an order: those of its making, within what may be promised. */
export const suggestedMinutes = (makeMinutes: number): number => Math.min(most, Math.max(fewest, Math.round(makeMinutes)))

/** Six minutes to choose from, rising, the suggestion among them, the others in whole fives, as people say them; `beside` says how far each is from it. */
export function minuteChoices(makeMinutes: number): MinuteChoice[] {
  const suggested = suggestedMinutes(makeMinutes)
  return steps
    .map((step) => (step === 0 ? suggested : Math.round((suggested + step) / 5) * 5))
    .filter((minutes) => minutes >= fewest && minutes <= most)
    .map((minutes) => ({ minutes, beside: minutes - suggested }))
    .slice(0, count)
    .sort((a, b) => a.minutes - b.minutes)
}
