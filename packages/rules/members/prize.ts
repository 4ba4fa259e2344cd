/** A prize of the daily game. `odds`: how many of a thousand draws it wins, as published; `daily`: how many are given a day, null for any number. */
export type Prize = { prizeId: string; odds: number; daily: number | null }

/** The number of draws that the odds speak of: they add up to this, so that every draw wins. */
export const totalOdds = 1000

/** The prize that a roll from 0 to 999 falls on, each prize as wide as its odds, in the order given. Refuses a roll that falls on none. */
export function prizeAt<P extends Prize>(prizes: readonly P[], roll: number): P {
  let above = roll
  for (const prize of prizes) {
    if (above < prize.odds) return prize
    above -= prize.odds
  }
  throw new RangeError(`no prize at ${roll}`)
}

/** The prize in place of one that has run out for the day: the first that never runs out. */
export function fallbackPrize<P extends Prize>(prizes: readonly P[]): P | undefined {
  return prizes.find(({ daily }) => daily === null)
}
