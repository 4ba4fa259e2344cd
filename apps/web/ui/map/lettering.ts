/** A name on the map and where its middle stands on the screen, in pixels. */
export type Letters = { name: string; kind: string; x: number; y: number }

/** The zooms between which a kind of name is written; the first kinds go before the later ones. */
const scales: [kind: string, from: number, to: number][] = [
  ['region', 0, 12.5],
  ['district', 12.5, 16],
  ['station', 13.5, 20],
  ['landmark', 15.5, 20],
  ['mall', 15.5, 20],
  ['street', 15.5, 20],
  ['estate', 15.5, 20],
  ['tower', 16.5, 20],
]

export const isWritten = (kind: string, zoom: number): boolean =>
  scales.some(([each, from, to]) => each === kind && from <= zoom && zoom < to)

/** The names that stand beside one another without touching, the weightier kinds first. */
export function lettering<Name extends Letters>(names: readonly Name[]): Name[] {
  const weight = (kind: string) => scales.findIndex(([each]) => each === kind)
  const placed: Name[] = []
  for (const name of names.toSorted((a, b) => weight(a.kind) - weight(b.kind))) {
    if (!placed.some((other) => touches(name, other))) placed.push(name)
  }
  return placed
}

const tall = 22
const gap = 8

function touches(a: Letters, b: Letters): boolean {
  return Math.abs(a.y - b.y) < tall && Math.abs(a.x - b.x) < (width(a.name) + width(b.name)) / 2 + gap
}

/** About as wide as it will be: a Chinese character is as wide as it is tall, a Latin letter half of it. */
function width(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter > '⺀' ? 12 : 6.4), 0)
}
