import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/rules/**/*.test.ts'],
    // It reads the rules as text, and these have the mutants in them.
    exclude: ['packages/rules/architecture.test.ts'],
    setupFiles: ['mutate/same-chance.ts'],
    testTimeout: 60_000,
  },
})
