import { test as base } from './test.ts'
import { enter, mondayNoon, worldAt } from './world.ts'

/** A test in a world of its own: what the office publishes there, no guest of another test sees. */
export const test = base.extend<object, { apart: boolean }>({
  apart: [
    async ({}, use) => {
      const world = await worldAt(mondayNoon)
      enter(world)
      await use(true)
      await world.close()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
})

export { expect } from './test.ts'
