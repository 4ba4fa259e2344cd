import { test as base } from '@playwright/test'
import { watch, type Troubles } from './troubles.ts'

type Fixtures = {
  /** What the browser complained of; a test fails on anything it did not expect. */
  troubles: Troubles
}

/** A test with a guest's browser in front of the running world. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env.HARBOUR_URL),
  troubles: [
    async ({ context }, use) => {
      const troubles = watch(context)
      await use(troubles)
      troubles.judge()
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
