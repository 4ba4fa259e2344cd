import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base } from './test.ts'
import { enter, worldAt } from './world.ts'

/** The clock of a world, which goes on as far as a test says, and never back. */
type WorldClock = {
  /** In milliseconds, as `Date` counts them. */
  now: () => number
  /** The moment when it is next this time of day in Hong Kong, written as 21:45. */
  nextAt: (time: string) => number
  goOnTo: (instant: number) => Promise<void>
  goOnToTime: (time: string) => Promise<void>
}

/** A test in a world whose clock it moves. It begins on the last day of November at noon. */
export const test = base.extend<object, { clock: WorldClock }>({
  clock: [
    async ({}, use) => {
      const world = await worldAt('2026-11-30T12:00:00+08:00')
      enter(world)
      const kept = JSON.parse(await readFile(join(world.dataDir, 'clock.json'), 'utf8')) as { ahead: number } // the gateway's own file
      let { ahead } = kept
      const now = () => Date.now() + ahead
      const goOnTo = async (instant: number) => {
        const by = instant - now()
        if (by <= 0) throw new Error(`it is later than ${new Date(instant).toISOString()}`)
        await world.goOn(by)
        ahead += by
      }
      const next = (time: string) => nextAt(time, now())
      await use({ now, nextAt: next, goOnTo, goOnToTime: (time) => goOnTo(next(time)) })
      await world.close()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
})

const day = 24 * 3600_000
/** Hong Kong knows no summer time. */
const hongKong = 8 * 3600_000

function nextAt(time: string, now: number): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const midnight = Math.floor((now + hongKong) / day) * day - hongKong
  const today = midnight + (hour * 60 + minute) * 60_000
  return today > now ? today : today + day
}

export { expect } from './test.ts'
