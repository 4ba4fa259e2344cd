import type { Instant } from '@harbour/rules'

/** The moment at which a key of ours was made, which our ids carry (UUID version 7), by the machine's own clock; undefined for any other key. */
export function keyMadeAt(key: string): Instant | undefined {
  const time = /^([\da-f]{8})-([\da-f]{4})-7/i.exec(key)
  return time ? Number.parseInt(`${time[1]}${time[2]}`, 16) : undefined
}
