import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { plainBrowser } from './e2e/browser.ts'
import { scratchFolder } from './e2e/scratch-folder.ts'
import { bundledTexts } from './scripts/testing/bundled-texts.mjs'
import { triesOf } from './scripts/testing/chance.mjs'
import { LongestFirst } from './scripts/testing/longest-first.mjs'

/** The part that is left to chance, and where it begins: always the same in the quick lane, the same change with the same verdict. */
const whole = process.env.LANE === 'all'
const fresh = () => String(1 + Math.floor(Math.random() * 1_000_000))
const lane = whole ? triesOf.all : triesOf.quick
const { FUZZ_RUNS = lane.FUZZ_RUNS, EVENINGS = lane.EVENINGS, CHANCE = whole ? fresh() : '1' } = process.env
// Each worker reads this file, too, and takes what the first has drawn.
process.env.CHANCE ??= CHANCE
process.env.TMPDIR ??= scratchFolder()

/** A component on a page of its own, without a server. */
const componentTests = 'apps/web/**/*.component.test.tsx'
/** Tests of the tools that build the web: these hand their values to what is not JavaScript, which takes none of another context. */
const toolTests = 'apps/web/build/**/*.test.ts'
/** The modules that components and their tests import from others, but for those that a test never comes to. */
const browserLibraries = [
  '@tanstack/react-query',
  'axe-core',
  'leaflet',
  'libphonenumber-js/core',
  'lucide-react',
  'react',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react/jsx-dev-runtime',
  'uqr',
  'valibot',
  'vitest-browser-react',
  'zustand',
]
/** The phone of the browser’s tests, as in `e2e/playwright.config.ts`, but for its zoom: a phone shrinks a page that is wider, and the frame with it. */
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  deviceScaleFactor: 1,
  locale: 'zh-HK',
  timezoneId: 'Asia/Hong_Kong',
  reducedMotion: 'reduce',
} as const

const idle = ['**/node_modules/**', '**/dist/**', 'var/**', 'e2e/**']

export default defineConfig({
  test: {
    // How long something may hang: a database under load, or a browser beside us, can make a second out of a millisecond.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    env: { FUZZ_RUNS, EVENINGS, CHANCE },
    tags: [{ name: 'whole-lane', description: 'Run in the whole lane alone, as said in apps/gateway/testing/lane.ts.' }],
    ...(!whole && { tagsFilter: ['!whole-lane'] }),
    alias: { 'fast-check': fileURLToPath(new URL('scripts/testing/seeded-fast-check.mjs', import.meta.url)) },
    projects: [
      {
        extends: true,
        plugins: [bundledTexts()],
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'chain/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
            'apps/console/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...idle, componentTests, toolTests],
          // Each file has modules of its own all the same, for a third of what a process for each costs.
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        // In processes, since the tools start others.
        test: { name: 'tools', include: ['scripts/**/*.test.{ts,mjs}', toolTests], exclude: idle },
      },
      {
        extends: true,
        plugins: [bundledTexts()],
        // All that is asked for is made ready at the start: what was found only in the middle of a run would load its pages anew.
        // Rules and protocol are one module each in place of 400 for every page, made anew at each start: they change.
        optimizeDeps: { noDiscovery: true, force: true, include: [...browserLibraries, '@harbour/protocol', '@harbour/rules'] },
        test: {
          name: 'component',
          include: [componentTests],
          exclude: idle,
          setupFiles: 'apps/web/testing/test-phone.tsx',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: plainBrowser, contextOptions: phone, actionTimeout: 60_000 }),
            instances: [{ browser: 'chromium', name: 'component' }],
            viewport: phone.viewport,
            screenshotFailures: false,
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'gateway',
          include: ['apps/gateway/**/*.test.ts', 'apps/sandbox/**/*.test.ts'],
          // What takes long, and another test shows in a smaller way.
          exclude: whole ? idle : [...idle, '**/*.whole.test.ts'],
          pool: 'forks',
          // Half of a file's time went into loading the gateway anew: the files of a worker share it.
          isolate: false,
          globalSetup: 'apps/gateway/testing/database-server.ts',
          // Vitest says MODE=test, which programs that tests start would read as a setting of Harbour.
          env: { MODE: 'demo' },
        },
      },
    ],
  },
})
