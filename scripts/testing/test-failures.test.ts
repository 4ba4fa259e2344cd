import { expect, test } from 'vitest'
import { failuresOf } from './test-failures.mjs'

test('a test that failed in Vitest is named with its file and why', () => {
  const failed = {
    status: 'failed',
    fullName: '[4.19] a sum',
    failureMessages: ['AssertionError: expected 1 to be 2\n    at sum.test.ts:3'],
  }
  const passed = { status: 'passed', fullName: 'another', failureMessages: [] }
  const file = { name: '/harbour/packages/sum.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] }
  expect(failuresOf({ testResults: [file] }, '/harbour')).toEqual([
    'packages/sum.test.ts › [4.19] a sum\n    AssertionError: expected 1 to be 2\n        at sum.test.ts:3',
  ])
})

test('a file that cannot be loaded is named though it has no failed test', () => {
  const file = { name: '/harbour/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
  expect(failuresOf({ testResults: [file] }, '/harbour')).toEqual(['a.test.ts › could not be run\n    no such module'])
})

test('a test that failed in Playwright, or passed only the second time, is named without colours', () => {
  const spec = (title: string, status: string, error?: { message: string }) => ({
    file: 'home.spec.ts',
    title,
    ok: false,
    tests: [{ status, results: [{ error }] }],
  })
  const specs = [spec('opens', 'expected'), spec('turns', 'flaky', { message: '\u001B[31mlate\u001B[39m' })]
  const suites = [{ file: 'home.spec.ts', suites: [{ specs }], specs: [spec('closes', 'unexpected')] }]
  expect(failuresOf({ suites }, '/harbour')).toEqual(['e2e/home.spec.ts › closes', 'e2e/home.spec.ts › turns\n    late'])
})

test('no report has no failures in it', () => {
  expect(failuresOf(undefined, '/harbour')).toEqual([])
})
