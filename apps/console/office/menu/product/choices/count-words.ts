import { m } from '../../../../paraglide/messages.js'

/** The number that is chosen of a group, in words. */
export function countWords({ min, max }: { min: number; max: number }): string {
  if (min === max) return m.menu_choose_exactly({ count: min })
  return min === 0 ? m.menu_choose_up_to({ count: max }) : m.menu_choose_between({ min, max })
}
