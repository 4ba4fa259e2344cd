import { defineConfig } from 'vitest/config'

const idle = ['**/node_modules/**', '**/dist/**', 'var/**', 'e2e/**']

export default defineConfig({
  test: {
    // A database under load, or a browser beside us, can make a second out of a millisecond.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
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
          globalSetup: 'apps/gateway/store/test-server.ts',
        },
      },
    ],
  },
})
