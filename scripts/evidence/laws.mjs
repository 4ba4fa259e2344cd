import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, outcomesOf } from './reports.mjs'

/** @typedef {import('./code-tests.mjs').CodeTest} CodeTest */
/** @typedef {{ count?: number, setting?: string, most?: number }} Tries How often a test tries: a number of its own, or a lane's setting; neither where only the test can say. */
/** @typedef {{ stage: string, run: import('../testing/chance.mjs').StageRun | undefined, times: number | undefined, passed: boolean }} Tried */
/** @typedef {{ subject: string, law: string, file: string, tries: Tries, tried: Tried[], command: string }} Law */

/** fast-check's own number, where a law names none. */
const usual = 100
/** Simulations have no property of fast-check's: each of their tests is played as often as its setting says. @type {[RegExp, string][]} */
const simulations = [
  [/\/evening\.fuzz\.test\.ts$/, 'EVENINGS'],
  [/\/kill-all\.fuzz\.whole\.test\.ts$/, 'KILLS'],
  [/\/coupon-storm\.fuzz\.whole\.test\.ts$/, 'STORMS'],
  [/\/order-bursts\.fuzz\.test\.ts$/, 'BURSTS'],
]
/** Of what a law speaks, by where its test lies; the first that fits. @type {[RegExp, string][]} */
const subjects = [
  [/evening\.fuzz|kill-all|order-bursts|coupon-storm/, 'Whole evenings, rushes and kills'],
  [/gateway\/(testing\/fuzz|http)/, 'The door: every call'],
  [/coupon|voucher|promotion|point/, 'Coupons, promotions and points'],
  [/chain\/|cart|menu|set-meal/, 'Cart, menu and allergens'],
  [/money|price|payments|protocol\/units/, 'Money and prices'],
  [/orders|quote|transition/, 'The life of an order'],
  [/shops|time|slots|openness|addresses|map/, 'Shops, hours and places'],
  [/staff|members|mask/, 'People: members and staff'],
]

/** The subjects in the order in which a reader wants them. */
export const subjectOrder = [...new Set([...subjects.map(([, subject]) => subject), 'Everything else'])]

/** The laws that chance is tried at, with how often each was tried in the runs whose reports are here. @param {string} root @param {CodeTest[]} tests @param {import('./reports.mjs').Reports} reports @returns {Law[]} */
export function lawsOf(root, tests, reports) {
  /** @type {Map<string, string>} */
  const texts = new Map()
  const textOf = (/** @type {string} */ file) => texts.get(file) ?? readFileSync(join(root, file), 'utf8')
  return tests.flatMap((test) => {
    const text = textOf(test.file)
    texts.set(test.file, text)
    const tries = triesOfTest(test, text)
    if (!tries) return []
    return {
      subject: subjects.find(([pattern]) => pattern.test(test.file))?.[1] ?? 'Everything else',
      law: [...test.suites, test.title].join(' '),
      file: test.file,
      tries,
      tried: outcomesOf(test, reports).map(({ stage, run, passed, failed }) => ({
        stage,
        run,
        times: timesOf(tries, run?.tries, passed + failed),
        passed: failed === 0,
      })),
      command: commandOf(test.ranIn.length === 1 ? (test.ranIn[0] ?? test.file) : test.file.replace(/[^/]+$/, 'calls')),
    }
  })
}

/** The tries of a test, if it tries by chance at all. @param {Pick<CodeTest, 'file' | 'body'>} test @param {string} text its whole file @returns {Tries | undefined} */
export function triesOfTest({ file, body }, text) {
  const simulation = simulations.find(([pattern]) => pattern.test(file))
  if (simulation) return { setting: simulation[1] }
  const asserted = body.split(/\bfc\.(?:assert|check)\(/).slice(1)
  if (asserted.length === 0) return undefined
  if (asserted.every((one) => !one.includes('numRuns'))) return { count: usual * asserted.length }
  const setting = /const numRuns = Number\(process\.env\.(\w+)\)/.exec(text)?.[1]
  if (setting) return { setting }
  const limited = /const numRuns = Math\.min\(Number\(process\.env\.(\w+)\), (\d+)\)/.exec(text)
  if (limited) return { setting: limited[1] ?? '', most: Number(limited[2]) }
  const counts = asserted.map((one) => (one.includes('numRuns') ? Number(/numRuns: ([\d_]+)/.exec(one)?.[1]?.replaceAll('_', '')) : usual))
  return counts.some(Number.isNaN) ? {} : { count: counts.reduce((sum, count) => sum + count, 0) }
}

/** The number of times that a law was tried in a run of one or several values; undefined where the run does not say. @param {Tries} tries @param {import('../testing/chance.mjs').Tries | undefined} settings @param {number} values @returns {number | undefined} */
export function timesOf({ count, setting, most }, settings, values) {
  const said = setting === undefined ? count : settings?.[setting]
  if (said === undefined) return undefined
  return Math.min(Number(said), most ?? Number(said)) * values
}
