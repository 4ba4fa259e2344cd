import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './test.ts'

const { FIREFOX, WEBKIT_DRIVER } = process.env

/** The engines that this machine has; Playwright's own browsers play no part in it. */
export default defineConfig<EngineOptions>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../var/engine-results',
  globalSetup: './world.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes only the second time has failed.
  retries: 0,
  reporter: 'list',
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: [
    ...(FIREFOX ? [{ name: 'firefox', use: { open: 'firefox' as const } }] : []),
    ...(WEBKIT_DRIVER ? [{ name: 'webkit', use: { open: 'webkit' as const } }] : []),
  ],
})
