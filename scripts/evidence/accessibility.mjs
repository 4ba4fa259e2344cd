import { commandOf, outcomesOf } from './reports.mjs'

/** @typedef {{ area: string, screens: string[], test: string, file: string, outcomes: import('./reports.mjs').Outcome[], command: string }} Look A test that looks for barriers, and at which screens. */

const looks = /\b(?:expectNoBarriers|expectWellMade|barriers)\(((?:[^()]|\([^()]*\))*)\)((?:, '[^']+')?)/g

/** The tests that look for barriers on a screen or a component (axe), with the screens that they name. @param {import('./code-tests.mjs').CodeTest[]} tests @param {import('./reports.mjs').Reports} reports @returns {Look[]} */
export function looksOf(tests, reports) {
  return tests
    .filter(({ body }) => new RegExp(looks.source).test(withoutHelpers(body)))
    .map((test) => ({
      area: areaOf(test.file),
      screens: screensOf(withoutHelpers(test.body)),
      test: [...test.suites, test.title].join(' '),
      file: test.file,
      outcomes: outcomesOf(test, reports),
      command: commandOf(test.file),
    }))
}

/** A helper that is declared after the last test of a file is no part of that test. @param {string} body */
const withoutHelpers = (body) => body.replace(/\n(?:export )?(?:async )?function [\s\S]*$/, '')

/** @param {string} body @returns {string[]} */
export function screensOf(body) {
  const named = [...body.matchAll(looks)].flatMap(([, inside = '', after = '']) => [...`${inside}${after}`.matchAll(/'([^']+)'/g)])
  return [...new Set(named.map(([, screen = '']) => screen).filter((screen) => screen !== 'light' && screen !== 'dark'))]
}

/** @param {string} file */
function areaOf(file) {
  if (file.startsWith('e2e/console/office')) return 'The office'
  if (file.startsWith('e2e/console/') || file.startsWith('apps/console/')) return 'The shop’s tablet and the rider’s phone'
  return file.startsWith('e2e/') ? 'The guest’s screens' : 'The guest’s components'
}
