import type { Locator } from '@playwright/test'

export type Thumb = ReturnType<typeof createThumb>

/** A guest's thumb: it taps and fills in, and counts both. A field that is filled in is a tap, too. */
export function createThumb() {
  const done = { taps: 0, fields: 0 }
  return {
    async tap(what: Locator) {
      done.taps++
      await what.tap()
    },
    async fill(field: Locator, words: string) {
      done.taps++
      done.fields++
      await field.fill(words)
    },
    /** The taps so far, and how many of them filled in a field. */
    counted: () => ({ ...done }),
  }
}
