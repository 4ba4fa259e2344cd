import { defineConfig } from '@playwright/test'

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic', '--no-first-run']

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../var/test-results',
  globalSetup: './world.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that is busy with something else gets two more looks; what passes only then is listed as flaky.
  retries: 2,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1,
    locale: 'zh-HK',
    timezoneId: 'Asia/Hong_Kong',
    // The screens' movements have their own tests; here they only cost time.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // A guest's phone fetches the whole app behind their back. Whoever tests what it is good for lets it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', ...quiet] },
  },
})
