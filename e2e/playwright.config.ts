import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { needWholeBrowser, plainBrowser, wholeBrowser } from './browser.ts'
import { quickLane, wholeLane } from './lane.ts'
import { scratchFolder } from './scratch-folder.ts'

// For the worlds' databases, and for all that the browser writes.
process.env.TMPDIR ??= scratchFolder()

/** The files whose tests share `settings-world.ts`. */
const needOtherSettings = ['card-lost', 'coupons-lost', 'kitchens', 'map-tiles', 'pay-papers', 'price-change', 'region'].map(
  (name) => `${name}.spec.ts`,
)
/** The files whose tests share `clock-world.ts`. The first one joins members before its clock goes on. */
const needOtherTimes = ['days-later', 'night', 'pay-late', 'scheduled-price', 'shop-unanswered', 'tracker-late'].map(
  (name) => `${name}.spec.ts`,
)
/** The files of the office share `office-world.ts`, where they may publish. */
const needOffice = 'console/office-*.spec.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  ...(!wholeLane && { grep: quickLane }),
  outputDir: '../var/test-results',
  globalSetup: './support/worlds/world.ts',
  fullyParallel: true,
  // A test waits as long as it computes, and its worker with it.
  workers: 2 * Math.min(availableParallelism(), 4),
  forbidOnly: true,
  // A test that passes only the second time has failed.
  retries: 0,
  reporter: 'list',
  // How long something may hang. No test is told by its time: on a busy machine all of them take many times longer.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1,
    locale: 'zh-HK',
    timezoneId: 'Asia/Hong_Kong',
    // The screens' movements have their own tests; here they only cost time.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // A guest's phone fetches the whole app behind their back. Whoever tests what it is good for lets it.
    serviceWorkers: 'block',
  },
  // A world for one worker: first those, so that it goes on with them until they are done.
  projects: [
    { name: 'settings', testMatch: needOtherSettings, workers: 1, fullyParallel: false, use: { launchOptions: plainBrowser } },
    { name: 'clock', testMatch: needOtherTimes, workers: 1, fullyParallel: false, use: { launchOptions: plainBrowser } },
    { name: 'office', testMatch: needOffice, workers: 1, use: { launchOptions: plainBrowser } },
    { name: 'whole', testMatch: needWholeBrowser, use: { launchOptions: wholeBrowser } },
    {
      name: 'windowless',
      testIgnore: [...needOtherSettings, ...needOtherTimes, ...needWholeBrowser, needOffice],
      use: { launchOptions: plainBrowser },
    },
  ],
})
