import { paths } from '../paths.ts'

const minute = 60_000

/**
 * The time after which a tablet that nobody touches locks itself, in milliseconds: in a kitchen, where hands are full and no money is touched, an hour. A second screen is
 * only looked at, and never does.
 */
export function idleLimit(path: string, isSecond: boolean): number {
  if (isSecond) return Infinity
  return (path.endsWith(paths.kitchen) ? 60 : 5) * minute
}
