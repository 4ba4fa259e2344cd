import { expect, test as base } from '@playwright/test'
import { openFirefox } from './firefox.ts'
import type { Driver, Opened } from './driver.ts'
import { phoneIn, type Phone } from './phone.ts'
import { openWebKit } from './webkit.ts'

export type EngineOptions = { open: 'firefox' | 'webkit'; dark: boolean }

/** A test with a guest's phone in the engine of its project, in front of the running world; a fault in any page fails it. */
export const test = base.extend<EngineOptions & { phone: Phone }>({
  open: ['firefox', { option: true }],
  dark: [false, { option: true }],
  phone: async ({ open, dark }, use) => {
    const driver = await opened(open, { dark })
    try {
      const phone = phoneIn(driver, process.env.HARBOUR_URL ?? '')
      await use(phone)
      expect(await phone.faults()).toEqual([])
    } finally {
      await driver.close()
    }
  },
})

export { expect } from '@playwright/test'

function opened(engine: EngineOptions['open'], as: Opened): Promise<Driver> {
  const { FIREFOX = '', WEBKIT_DRIVER = '', WEBKIT_BROWSER = '' } = process.env
  return engine === 'firefox' ? openFirefox(FIREFOX, as) : openWebKit({ driver: WEBKIT_DRIVER, browser: WEBKIT_BROWSER }, as)
}
