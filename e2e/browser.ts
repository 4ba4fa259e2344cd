import { existsSync } from 'node:fs'

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic', '--no-first-run']
const debianShell = '/usr/bin/chromium-headless-shell'
const { CHROMIUM = '/usr/bin/chromium', CHROMIUM_SHELL = existsSync(debianShell) ? debianShell : CHROMIUM } = process.env
const launch = (executablePath: string, more: string[] = []) => ({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', ...quiet, ...more],
})

/** Fewer processes and threads a page: nothing is isolated from pages of our own, and two cores paint as fast with one of them. */
const fewProcesses = ['--in-process-gpu', '--disable-site-isolation-trials', '--num-raster-threads=1']

/** The browser of nearly all tests: Chromium without its windows, which costs a third less and has no notifications. */
export const plainBrowser = launch(CHROMIUM_SHELL, fewProcesses)

/** All of Chromium, for the tests of notifications. */
export const wholeBrowser = launch(CHROMIUM)

/** The tests that need all of Chromium. */
export const needWholeBrowser = ['notify.spec.ts', 'shop-background.spec.ts', 'shop-wake.spec.ts']
