import { test as base } from '@playwright/test'
import { watch, type Troubles } from '../troubles.ts'

type Fixtures = {
  /** The complaints of the browser; a test fails on any that it did not expect. */
  troubles: Troubles
  /** Nobody has asked this guest about notifications yet; all others have said no, so that no question comes over their order. */
  unasked: boolean
}

/** A test with a guest's browser in front of the running world. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env.HARBOUR_URL),
  unasked: [false, { option: true }],
  context: async ({ context, unasked }, use) => {
    if (!unasked) await context.addInitScript(sayNo)
    await use(context)
  },
  troubles: [
    async ({ context }, use) => {
      const troubles = watch(context)
      await use(troubles)
      troubles.judge()
    },
    { auto: true },
  ],
})

/** For ever, by any clock. A page that keeps nothing asks nothing either. */
function sayNo() {
  try {
    localStorage.notices ??= JSON.stringify({ state: { answer: 'no', at: Date.UTC(2100, 0), told: '' }, version: 0 })
  } catch {
    return undefined
  }
}

export { expect } from '@playwright/test'
