import { cents, type Cents } from '../money.ts'

/** Money that is left to be paid, and who of those that pay may pay it, by their places. */
export type Room = { left: Cents; open: readonly number[] }

/**
 * The part of each amount that finds room, in cents, the first of them first. What an earlier one has filled is filled elsewhere where that makes
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

/** The state of the flow: what each room has to spare and to whom it is open, what each has paid where, and the rooms open to each. */
type Ledger = { spare: number[]; open: readonly (readonly number[])[]; paid: number[][]; reach: readonly (readonly number[])[] }

/** The greatest flow, found by augmenting paths. */
function push(amounts: readonly Cents[], rooms: readonly Room[]): Cents[] {
  const ledger: Ledger = {
    spare: rooms.map(({ left }) => left),
    open: rooms.map(({ open }) => open),
    paid: amounts.map(() => rooms.map(() => 0)),
    reach: roomsOfEach(amounts.length, rooms),
  }
  return amounts.map((amount, who) => {
    let done = 0
    for (let more = -1; more !== 0 && done < amount; done += more) more = pay(ledger, { who, most: amount - done, tried: [] })
    return cents(done)
  })
}

/** The rooms that are open to each of so many. */
function roomsOfEach(count: number, rooms: readonly Room[]): number[][] {
  const reach = Array.from({ length: count }, (): number[] => [])
  for (const [room, { open }] of rooms.entries()) for (const who of open) reach[who]?.push(room)
  return reach
}

/** One pays up to so much into one room, and gives how much; where all are full, one that has paid there moves its money on to another. */
function pay(ledger: Ledger, { who, most, tried }: { who: number; most: number; tried: boolean[] }): number {
  for (const room of ledger.reach[who] ?? []) {
    if (tried[room]) continue
    tried[room] = true
    const free = Math.min(most, ledger.spare[room] ?? 0)
    if (free > 0) {
      ledger.spare[room] = (ledger.spare[room] ?? 0) - free
      book(ledger, { who, room, by: free })
      return free
    }
    for (const other of ledger.open[room] ?? []) {
      const here = Math.min(most, ledger.paid[other]?.[room] ?? 0)
      const moved = here > 0 ? pay(ledger, { who: other, most: here, tried }) : 0
      if (moved === 0) continue
      book(ledger, { who: other, room, by: -moved })
      book(ledger, { who, room, by: moved })
      return moved
    }
  }
  return 0
}

function book({ paid }: Ledger, { who, room, by }: { who: number; room: number; by: number }) {
  const row = paid[who]
  if (row) row[room] = (row[room] ?? 0) + by
}
