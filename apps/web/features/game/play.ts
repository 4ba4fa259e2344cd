export const toppings = ['tomato', 'mushroom', 'pepperoni', 'basil', 'olive'] as const
export type Topping = (typeof toppings)[number]

/** The number of toppings on each pizza. */
export const rounds = [3, 4, 5] as const

/** `show`: the order is read; `turn`: the guest puts toppings on; `done`: the last pizza is made. `slipped`: the last topping was another. */
export type Play = {
  phase: 'ready' | 'show' | 'turn' | 'done'
  round: number
  order: readonly Topping[]
  placed: readonly Topping[]
  slipped: boolean
}

export const fresh: Play = { phase: 'ready', round: 0, order: [], placed: [], slipped: false }

export type Move =
  | { kind: 'begin' | 'again'; order: readonly Topping[] }
  | { kind: 'ready' }
  | { kind: 'put'; topping: Topping; next: readonly Topping[] }

/** The game after a move; a move that does not belong here changes nothing. */
export function playOn(play: Play, move: Move): Play {
  if (move.kind === 'begin') return { ...fresh, phase: 'show', order: move.order }
  if (move.kind === 'again' && play.phase === 'turn') return { ...play, phase: 'show', placed: [], slipped: false }
  if (move.kind === 'ready' && play.phase === 'show') return { ...play, phase: 'turn' }
  return move.kind === 'put' && play.phase === 'turn' ? put(play, move) : play
}

/** A wrong topping takes the others off again: the pizza begins anew. */
function put(play: Play, { topping, next }: { topping: Topping; next: readonly Topping[] }): Play {
  if (play.order[play.placed.length] !== topping) return { ...play, placed: [], slipped: true }
  const placed = [...play.placed, topping]
  if (placed.length < play.order.length) return { ...play, placed, slipped: false }
  if (play.round === rounds.length - 1) return { ...play, phase: 'done', placed, slipped: false }
  return { phase: 'show', round: play.round + 1, order: next, placed: [], slipped: false }
}

/** An order of so many toppings: `chance` gives a whole number below its argument. */
export function newOrder(round: number, chance: (below: number) => number): Topping[] {
  return Array.from({ length: rounds[round] ?? 0 }, () => toppings[chance(toppings.length)] ?? toppings[0])
}
