export type Track = { way: 'drag' | 'keys'; x: number; track: readonly { x: number; t: number }[] }

const near = 6
const shortest = { drag: 100, keys: 60 }
const longestStep = 24

/**
 * Says whether a slice was put where it belongs, by a hand: it ends within six points of its place, on a way that took its time from the left
 * edge and stopped where it is said to have been let go. Keys go in short steps; a finger never goes at one and the same pace throughout.
 */
export function passesPuzzle({ way, x, track }: Track, place: number): boolean {
  const [first, last] = [track[0], track.at(-1)]
  if (!first || !last || Math.abs(x - place) > near || Math.abs(last.x - x) > 1 || Math.abs(first.x) > longestStep) return false
  const steps = track.slice(1).map((point, at) => ({ dx: point.x - (track[at]?.x ?? 0), dt: point.t - (track[at]?.t ?? 0) }))
  if (steps.length < 3 || steps.some(({ dt }) => dt < 0) || last.t - first.t < shortest[way]) return false
  if (way === 'keys') return steps.every(({ dx }) => Math.abs(dx) <= longestStep)
  const pace = steps[0] ?? { dx: 0, dt: 0 }
  return steps.some(({ dx, dt }) => Math.abs(dx - pace.dx) > 0.01 || Math.abs(dt - pace.dt) > 0.01)
}
