import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { bundledTexts } from './scripts/bundled-texts.mjs'

/** How much is left to chance, and where it begins: always the same in the quick lane, the same change with the same verdict. */
const whole = process.env.LANE === 'all'
const fresh = () => String(1 + Math.floor(Math.random() * 1_000_000))
const { FUZZ_RUNS = whole ? '300' : '50', EVENINGS = whole ? '50' : '10', CHANCE = whole ? fresh() : '1' } = process.env
// Each worker reads this file, too, and takes what the first has drawn.
process.env.CHANCE ??= CHANCE

const idle = ['**/node_modules/**', '**/dist/**', 'var/**', 'e2e/**']

export default defineConfig({
  test: {
    // How long something may hang: a database under load, or a browser beside us, can make a second out of a millisecond.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    env: { FUZZ_RUNS, EVENINGS, CHANCE },
    alias: { 'fast-check': fileURLToPath(new URL('scripts/seeded-fast-check.mjs', import.meta.url)) },
    projects: [
      {
        extends: true,
        plugins: [bundledTexts()],
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'chain/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'apps/web/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
          ],
          exclude: idle,
        },
      },
      {
        extends: true,
        test: {
          name: 'gateway',
          include: ['apps/gateway/**/*.test.ts', 'apps/sandbox/**/*.test.ts'],
          exclude: idle,
          pool: 'forks',
          // Half of a file's time went into loading the gateway anew: the files of a worker share it.
          isolate: false,
          globalSetup: 'apps/gateway/testing/database-server.ts',
        },
      },
    ],
  },
})
