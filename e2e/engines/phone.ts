import { expect } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Driver, Key } from './driver.ts'
import { holds, howMany, spell, takeFaults, whereToTap, type Role, type Wanted } from './in-page.ts'

type Held = { text: string; checked: boolean | null; value: string | null; focused: boolean }
export type Phone = ReturnType<typeof phoneIn>

/** A guest's phone in any engine: finds by role and label what a hand then taps, as a person would. */
export function phoneIn(driver: Driver, base: string) {
  const inner: ReturnType<typeof pageIn>[] = []
  const page = pageIn(driver, base)
  return {
    ...page,

    /** The page that a frame shows, by the frame's title. */
    inFrame(title: string) {
      const framed = pageIn(driver.inFrame(title), base)
      inner.push(framed)
      return framed
    },

    /** The faults of any page until now. */
    faults: async () => [...(await page.faults()), ...(await Promise.all(inner.map((framed) => framed.faults()))).flat()],
  }
}

export type Screen = ReturnType<typeof pageIn>

function pageIn(driver: Omit<Driver, 'inFrame'>, base: string) {
  const faults: string[] = []

  const run = (body: string, input: unknown = null) => driver.run(body, input)

  async function leaving(go: () => Promise<void>) {
    faults.push(...((await driver.run(takeFaults, null)) as string[])) // our own words
    await go()
  }

  const read = async (wanted: Wanted) => (await run(holds, spell(wanted))) as Held | null // as the script gives it

  const phone = {
    go: (path: string) => leaving(() => driver.go(new URL(path, base).href)),
    back: () => leaving(driver.back),
    reload: () => leaving(driver.reload),
    press: (key: Key) => driver.press(key),
    ask: (body: string) => run(body),

    /** Gives what something holds, as soon as it is there. */
    async sees(role: Role, name?: string | RegExp, within?: Wanted): Promise<Held> {
      const wanted = wantedOf(role, name, within)
      let held: Held | null = null
      await expect.poll(async () => (held = await read(wanted)), { message: `${role} ${String(name)}` }).not.toBeNull()
      return held as unknown as Held // the poll ends with one
    },

    async loses(role: Role, name: string | RegExp) {
      await expect.poll(() => run(howMany, spell({ role, name })), { message: `${role} ${String(name)} goes` }).toBe(0)
    },

    /** Waits for a sentence anywhere on the screen. */
    async reads(sentence: string, timeout = 15_000) {
      const there = `return document.body?.innerText.includes(${JSON.stringify(sentence)}) ?? false`
      await expect.poll(() => run(there), { message: sentence, timeout, intervals: [100] }).toBe(true)
    },

    async tap(role: Role, name: string | RegExp, within?: Wanted) {
      const point = await stillPoint(() => run(whereToTap, spell(wantedOf(role, name, within))), `${role} ${String(name)}`)
      await driver.tap(point)
    },

    /** Beside whatever lies on top: on the dimmed page above it. */
    tapOutside: () => driver.tap({ x: 40, y: 12 }),

    async fill(role: 'textbox' | 'searchbox', name: string, text: string) {
      await phone.tap(role, name)
      await expect.poll(async () => (await read({ role, name }))?.focused, { message: `${name} has the focus` }).toBe(true)
      await run('document.activeElement.select()')
      await driver.type(text)
      await expect.poll(async () => (await read({ role, name }))?.value, { message: name }).toBe(text)
    },

    /** Goes from control to control until this one has the focus. */
    async tabTo(role: Role, name: string | RegExp, step: 'Tab' | 'Shift+Tab' = 'Tab') {
      await phone.sees(role, name)
      for (let steps = 0; steps < 60; steps++) {
        if ((await read({ role, name }))?.focused) return
        await driver.press(step)
      }
      throw new Error(`the keyboard does not come to ${role} ${String(name)}`)
    },

    async faults() {
      await leaving(() => Promise.resolve())
      return faults
    },
  }
  return phone
}

const wantedOf = (role: Role, name?: string | RegExp, within?: Wanted): Wanted => ({
  role,
  ...(name === undefined ? {} : { name }),
  ...(within ? { within } : {}),
})

/** The place of something, once it lies open and has come to rest. */
async function stillPoint(look: () => Promise<unknown>, message: string): Promise<{ x: number; y: number }> {
  let before = ''
  let point: unknown = null
  await expect
    .poll(
      async () => {
        point = await look()
        const same = point !== null && JSON.stringify(point) === before
        before = JSON.stringify(point)
        if (!same) await sleep(50)
        return same
      },
      { message: `${message} can be tapped`, intervals: [50] },
    )
    .toBe(true)
  return point as { x: number; y: number } // the script gives no other
}
