import { cents, type Cents } from './money.ts'

/** Money that is left to be paid, and who of those that pay may pay it, by their places. */
export type Room = { left: Cents; open: readonly number[] }

/**
 * How much of each amount finds room, in cents, the first of them first. What an earlier one has filled is filled elsewhere where that makes
 * room for a later one, so together they always pay the most that they can; none pays more than its amount, no room takes more than it has.
 */
export function spread(amounts: readonly Cents[], rooms: readonly Room[]): Cents[] {
  const merged = mergedRooms(rooms)
  const [first] = merged
  if (first && merged.length === 1 && first.open.length === amounts.length) return fill(amounts, first.left)
  return push(amounts, merged)
}

/** Rooms that are open to the same ones are one. */
function mergedRooms(rooms: readonly Room[]): Room[] {
  const byKey = new Map<string, Room>()
  for (const { left, open } of rooms) {
    const key = open.join()
    if (left > 0 && open.length > 0) byKey.set(key, { left: cents(left + (byKey.get(key)?.left ?? 0)), open })
  }
  return [...byKey.values()]
}

function fill(amounts: readonly Cents[], room: Cents): Cents[] {
  let left: number = room
  return amounts.map((amount) => {
    const paid = Math.min(amount, left)
    left -= paid
    return cents(paid)
  })
}

/** The greatest flow, found by augmenting paths; a path through one that has paid already moves its money to another room. */
function push(amounts: readonly Cents[], rooms: readonly Room[]): Cents[] {
  const spare: number[] = rooms.map(({ left }) => left)
  const paid = amounts.map(() => rooms.map(() => 0))
  const reach = amounts.map((_, who) => rooms.flatMap(({ open }, room) => (open.includes(who) ? [room] : [])))
  const move = (who: number, room: number, by: number) => {
    const row = paid[who]
    if (row) row[room] = (row[room] ?? 0) + by
  }
  const pay = (who: number, most: number, tried: boolean[]): number => {
    for (const room of reach[who] ?? []) {
      if (tried[room]) continue
      tried[room] = true
      const free = Math.min(most, spare[room] ?? 0)
      if (free > 0) {
        spare[room] = (spare[room] ?? 0) - free
        move(who, room, free)
        return free
      }
      for (const [other, row] of paid.entries()) {
        const moved = (row[room] ?? 0) > 0 ? pay(other, Math.min(most, row[room] ?? 0), tried) : 0
        if (moved === 0) continue
        move(other, room, -moved)
        move(who, room, moved)
        return moved
      }
    }
    return 0
  }
  return amounts.map((amount, who) => {
    let done = 0
    for (let more = -1; more !== 0 && done < amount; done += more) more = pay(who, amount - done, [])
    return cents(done)
  })
}
