export type PlaceName = { name: string; kind: string; at: [lat: number, lng: number] }
type Placed = PlaceName & { x: number; y: number }

/** The zooms between which a kind of name is written; the first kinds go before the later ones. */
const scales: [kind: string, from: number, to: number][] = [
  ['district', 0, 13.5],
  ['station', 13, 20],
  ['estate', 15, 20],
  ['mall', 15, 20],
  ['landmark', 15, 20],
  ['street', 16, 20],
]

/** The rank of a kind of name at a zoom; null where it is not written. */
export function scaleOf(kind: string, zoom: number): number | null {
  const rank = scales.findIndex(([each, from, to]) => each === kind && from <= zoom && zoom < to)
  return rank < 0 ? null : rank
}

/** The names that stand beside one another without touching, the weightier kinds first. Takes their middles on the screen, in pixels. */
export function namesBeside<Name extends Placed>(names: readonly Name[]): Name[] {
  const placed: Name[] = []
  for (const name of names.toSorted((one, other) => weight(one) - weight(other)))
    if (!placed.some((each) => touches(name, each))) placed.push(name)
  return placed
}

const weight = ({ kind }: Placed) => scales.findIndex(([each]) => each === kind)

const tall = 22
const gap = 8

const touches = (one: Placed, other: Placed): boolean =>
  Math.abs(one.y - other.y) < tall && Math.abs(one.x - other.x) < (width(one.name) + width(other.name)) / 2 + gap

/** About as wide as it will be: a Chinese character is as wide as it is tall, a Latin letter half of it. */
const width = (name: string): number => [...name].reduce((sum, letter) => sum + (letter > '⺀' ? 13 : 7), 0)
