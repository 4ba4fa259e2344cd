import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { browser } from './testing/browser.mjs'
import { checkedOut, keepRun, triesIn, triesOf } from './testing/chance.mjs'
import { build, texts } from './build.mjs'
import { check } from './check.mjs'
import { engines } from './testing/engines.mjs'
import { pgbouncer } from './testing/pgbouncer.mjs'
import { races } from './testing/races.mjs'
import { ready } from './ready.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { failuresOf } from './testing/test-failures.mjs'
import { fileTimes, keepTimes, stagesTable } from './testing/test-times.mjs'

/** @typedef {import('./check.mjs').Count} Count */

const reports = join(root, 'var/test-reports')
/** A worker of the gateway's tests waits for PostgreSQL a third of its time. */
const gatewayWorkers = `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`
const stages = {
  check: () => check(tools),
  // Some wait for programs that they start: another one has the machine meanwhile.
  unit: () => vitest('unit', ['--project', 'tools', '--maxWorkers=3']),
  component: components,
  gateway: () => vitest('gateway', [gatewayWorkers]),
  browser: playwright,
}
/** Fewer storms than elsewhere: each of their calls goes to another gateway. */
const togetherTries = { STORMS: '2', BURSTS: '20' }
/** The tests that run beside the modules' races: all of orders, money and the catalogue, rushes, kills, and what one gateway hears of another. */
const togetherWith = [
  ...['ordering', 'payments', 'vouchers', 'catalogue'].map((module) => `modules/${module}`),
  ...['fuzz/coupon-storm', 'fuzz/bursts', 'fuzz/order-bursts', 'kill.test', 'rush-hour', 'notices.whole'].map((test) => `testing/${test}`),
]
/** The time that chance is given when it is asked for. */
const longFuzz = { LANE: 'all', CHANCE: '1', ...triesOf.fuzz }
const named = {
  ...stages,
  together,
  engines: otherEngines,
  fuzz: () => vitest('gateway', ['.fuzz.'], { name: 'fuzz', env: { ...longFuzz, ...process.env } }),
}
/** Stages that only the whole lane has. */
const wholeOnly = ['together', 'engines']

const [wanted] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
// Read by each project's own lane file.
if (process.argv.includes('--all')) process.env.LANE = 'all'
const whole = process.env.LANE === 'all'
const lane = whole ? 'all' : 'quick'
// Drawn here, so that the end can say with what to replay.
if (whole) {
  process.env.CHANCE ??= String(1 + Math.floor(Math.random() * 1_000_000))
  process.env.KILLS ??= triesOf.all.KILLS
  process.env.STORMS ??= triesOf.all.STORMS
  process.env.BURSTS ??= triesOf.all.BURSTS
}
if (wanted && !Object.hasOwn(named, wanted)) {
  console.error(`There is no stage "${wanted}". Choose one of ${Object.keys(named).join(', ')}, or none for all of them.`)
  process.exit(1)
}

const tools = await ready()
mkdirSync(reports, { recursive: true })
/** @type {import('./testing/test-times.mjs').StageTime[]} */
const times = []
for (const [name, stage] of Object.entries(named).filter(([name]) =>
  wanted ? name === wanted : name in stages || (whole && wholeOnly.includes(name)),
)) {
  console.log(`\n── ${name}`)
  const begun = Date.now()
  const tree = await checkedOut()
  const count = await stage()
  if (count.passed + count.failed === 0 && !count.absent) {
    console.error(`${name}: no test ran.`)
    count.failed = 1
  }
  // Of a stage that this machine has not the means for nothing was run, and nothing of an earlier run is left.
  if (count.absent) freshReport(name)
  else
    keepRun(join(reports, `${name}.run.json`), {
      stage: name,
      lane: name === 'fuzz' ? 'fuzz' : lane,
      ...tree,
      ended: new Date().toISOString().slice(0, 16),
      passed: count.passed,
      failed: count.failed,
      chance: process.env.CHANCE ?? '1',
      tries: triesIn(
        name === 'fuzz' ? triesOf.fuzz : triesOf[lane],
        name === 'together' ? { ...process.env, ...togetherTries } : process.env,
      ),
    })
  times.push({ stage: name, seconds: Math.round((Date.now() - begun) / 1000), passed: count.passed, failed: count.failed })
}
const [passed, failed] = [times.reduce((sum, each) => sum + each.passed, 0), times.reduce((sum, each) => sum + each.failed, 0)]
tellTimes()
for (const { stage } of times)
  for (const failure of failuresOf(read(join(reports, `${stage}.json`)), root)) console.log(`\n${stage}: ${failure}`)
if (whole) console.log(`Chance began at ${process.env.CHANCE}: CHANCE=${process.env.CHANCE} npm run test:all replays it.`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Prints how long the stages took, and keeps it with the files' times: in the reports, and with `--times` as the bench's baseline of this lane. */
function tellTimes() {
  console.log(`\n${stagesTable(times)}`)
  const files = Object.fromEntries(times.map(({ stage }) => [stage, fileTimes(read(join(reports, `${stage}.json`)))]))
  const kept = { lane, stages: times, files }
  keepTimes(join(reports, 'times.json'), kept)
  if (process.argv.includes('--times')) keepTimes(join(root, whole ? 'bench/test-all-times.json' : 'bench/test-times.json'), kept)
}

/** @param {string} project @param {string[]} [filters] @param {{ env?: Record<string, string | undefined>, name?: string }} [more] @returns {Promise<Count>} */
async function vitest(project, filters = [], { env = {}, name = project } = {}) {
  await texts(tools)
  const report = freshReport(name)
  const code = await run(
    'vitest',
    ['run', '--project', project, '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters],
    { ...tools.env, ...env },
  )
  const said = read(report)
  if (!said) return { passed: 0, failed: 1 }
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = said.testResults
  // A file that cannot be loaded has no failed test in it, but is one.
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed'),
  ).length
  return counted(said.numPassedTests, said.numFailedTests + broken, code)
}

/** @returns {Promise<Count>} */
async function components() {
  const chromiums = await browser(tools)
  return chromiums ? vitest('component', [], { env: chromiums }) : { passed: 0, failed: 1 }
}

/** @returns {Promise<Count>} */
async function playwright() {
  await build(tools)
  const chromiums = await browser(tools)
  if (!chromiums) return { passed: 0, failed: 1 }
  return journeys('browser', 'e2e', chromiums)
}

/** The gateway's tests of orders and money, and all races, once more: each call to the next of two gateways on one database, which they reach through PgBouncer. @returns {Promise<Count>} */
async function together() {
  const pool = await pgbouncer()
  if (!pool) return { passed: 0, failed: 0, absent: true }
  const env = { GATEWAYS: '2', ...pool, ...togetherTries }
  return vitest('gateway', ['--no-file-parallelism', ...togetherWith, ...races()], { name: 'together', env })
}

/** Firefox and WebKit, as far as this machine has them: who has none is told so, and no worse off. @returns {Promise<Count>} */
async function otherEngines() {
  const there = await engines()
  if (Object.keys(there).length === 0) return { passed: 0, failed: 0, absent: true }
  await build(tools)
  return journeys('engines', 'e2e/engines', there)
}

/** @param {string} name @param {string} config @param {Record<string, string>} more @returns {Promise<Count>} */
async function journeys(name, config, more) {
  const report = freshReport(name)
  const env = { ...tools.env, ...more, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const code = await run('playwright', ['test', '-c', config, '--reporter=list,json', '--pass-with-no-tests'], env)
  const stats = read(report)?.stats
  // A test that passed only the second time has failed.
  return stats ? counted(stats.expected, stats.unexpected + stats.flaky, code) : { passed: 0, failed: 1 }
}

/** A run that ended badly with every test passed (an unhandled error, say) is one failure. @param {number} passed @param {number} failed @param {number} code @returns {Count} */
function counted(passed, failed, code) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/** @param {string} name */
function freshReport(name) {
  const file = join(reports, `${name}.json`)
  rmSync(file, { force: true })
  rmSync(join(reports, `${name}.run.json`), { force: true })
  return file
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
