import type { Tab } from './browser.ts'

/** A thumb that throws the list up, so many times. */
export async function scroll(tab: Tab, times: number, x = 240) {
  for (let time = 0; time < times; time++)
    await tab.ask('Input.synthesizeScrollGesture', {
      x,
      y: 600,
      yDistance: -1500,
      speed: 5000,
      gestureSourceType: 'touch',
      preventFling: false,
    })
}

/** Waits until something holds on the page, for 30 seconds at most. */
export async function until(tab: Tab, condition: string) {
  for (let tries = 0; tries < 300; tries++) {
    if (await tab.evaluate<boolean>(condition)) return
    await pause(100)
  }
  throw new Error(`not within 30 s: ${condition}`)
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
