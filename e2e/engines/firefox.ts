import { launch, type KeyInput, type Page } from 'puppeteer-core'
import { phoneSize, type Hands, type Opened } from './hands.ts'

/** A Firefox of the machine, over WebDriver BiDi. */
export async function openFirefox(executablePath: string, { dark }: Opened): Promise<Hands> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1, 'ui.prefersReducedMotion': 1 },
  })
  // The page it begins with has the keyboard in its address bar: buttons there do not hear Enter.
  const page = await browser.newPage()
  await page.setViewport(phoneSize)
  return { ...handsOn(page), close: () => browser.close() }
}

function handsOn(page: Page): Omit<Hands, 'close'> {
  return {
    go: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    run: (body, input) => page.evaluate(`((input) => {${body}\n})(${JSON.stringify(input)})`),
    tap: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key) {
      if (key === 'Shift+Tab') await page.keyboard.down('Shift')
      await page.keyboard.press(key.replace('Shift+', '') as KeyInput) // what is left names a key
      if (key === 'Shift+Tab') await page.keyboard.up('Shift')
    },
  }
}
