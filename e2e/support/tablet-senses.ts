import type { BrowserContext, Page } from '@playwright/test'

type Senses = { rings: { context: BaseAudioContext; at: number }[]; shakes: number }
type WithSenses = typeof globalThis & { senses: Senses }

/**
 * Lets the pages of a tablet note each ring that they give to their loudspeaker, and each time they shake it. Sound comes after a touch alone, as it does outside of
 * Playwright: to the browser each look of a test is a touch.
 */
export function noteSenses(context: BrowserContext) {
  return context.addInitScript(() => {
    const senses: Senses = { rings: [], shakes: 0 }
    Object.assign(globalThis, { senses })
    const [start, vibrate] = [OscillatorNode.prototype.start, Navigator.prototype.vibrate]
    OscillatorNode.prototype.start = function (this: OscillatorNode, at = 0) {
      // The first note of each two.
      if (this.frequency.value === 988) senses.rings.push({ context: this.context, at })
      start.call(this, at)
    }
    const resume = AudioContext.prototype.resume
    let touched = false
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => (touched = true), { capture: true })
    AudioContext.prototype.resume = function (this: AudioContext) {
      return touched ? resume.call(this) : Promise.reject(new DOMException('no touch', 'NotAllowedError'))
    }
    Object.assign(Navigator.prototype, {
      vibrate(this: Navigator, pattern: number[]) {
        senses.shakes += 1
        return vibrate.call(this, pattern)
      },
    })
  })
}

/** The rings that have sounded at a tablet, for how many seconds more it would go on ringing if its page slept, and how often it has shaken. */
export function sensed(page: Page) {
  return page.evaluate(() => {
    const { rings, shakes } = (globalThis as WithSenses).senses
    const sounding = rings.filter(({ context }) => context.state === 'running')
    const heard = sounding.filter(({ context, at }) => at <= context.currentTime).length
    return { heard, ahead: Math.max(0, ...sounding.map(({ context, at }) => at - context.currentTime)), shakes }
  })
}

export const heardRings = async (page: Page): Promise<number> => (await sensed(page)).heard

/** Another page is in front of the tablet's, or it is again. Playwright keeps every page in sight, so the browser's word for it is changed. */
export async function putBehind(page: Page, behind: boolean) {
  if (behind) await (await page.context().newPage()).bringToFront()
  else await page.bringToFront()
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, behind)
}
