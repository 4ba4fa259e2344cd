import { launch, type KeyInput, type Page } from 'puppeteer-core'
import { framed } from './framed.ts'
import { phoneSize, type Driver, type Opened } from './driver.ts'

/** A Firefox of the machine, over WebDriver BiDi. */
export async function openFirefox(executablePath: string, { dark }: Opened): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1, 'ui.prefersReducedMotion': 1 },
  })
  // The page it begins with has the keyboard in its address bar: buttons there do not hear Enter.
  const page = await browser.newPage()
  await page.setViewport(phoneSize)
  const driver = { ...driverOn(page), close: () => browser.close() }
  return { ...driver, inFrame: (title) => framed(driver, title, runningIn(page, title)) }
}

function runningIn(page: Page, title: string): Driver['run'] {
  return async (body, input) => {
    const element = await page.waitForSelector(`iframe[title="${title}"]`)
    const frame = await element?.contentFrame()
    if (!frame) throw new Error(`there is no frame "${title}"`)
    return frame.evaluate(calling(body, input))
  }
}

const calling = (body: string, input: unknown) => `((input) => {${body}\n})(${JSON.stringify(input)})`

function driverOn(page: Page): Omit<Driver, 'close' | 'inFrame'> {
  return {
    go: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    run: (body, input) => page.evaluate(calling(body, input)),
    tap: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key) {
      if (key === 'Shift+Tab') await page.keyboard.down('Shift')
      await page.keyboard.press(key.replace('Shift+', '') as KeyInput) // what is left names a key
      if (key === 'Shift+Tab') await page.keyboard.up('Shift')
    },
  }
}
