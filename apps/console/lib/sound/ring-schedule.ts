/** The seconds from one ring to the next. */
export const ringEvery = 3
/** The seconds for which rings are laid on ahead: a page that nobody sees may be woken only once a minute. */
export const ringsAhead = 90

/** A row of rings on a clock that counts seconds: begun at `start`, `laidOn` of them given to the clock already. */
export type RingRow = { start: number; laidOn: number }

/** The rings to give to the clock now, by their places in the row: none that is over, and none that is further ahead than a sleeping page may sleep. */
export function ringsToLayOn({ start, laidOn }: RingRow, now: number): number[] {
  const first = Math.max(laidOn, Math.ceil((now - start) / ringEvery))
  const last = Math.floor((now + ringsAhead - start) / ringEvery)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)
}

/** The moment of a ring on the row's clock. */
export const momentOfRing = ({ start }: Pick<RingRow, 'start'>, place: number): number => start + place * ringEvery

/** The place of the ring that sounds now, or sounded last. */
export const ringAt = ({ start }: Pick<RingRow, 'start'>, now: number): number => Math.floor((now - start) / ringEvery)

/** Says whether words follow a ring: each third. */
export const isSpoken = (place: number): boolean => place % 3 === 2
