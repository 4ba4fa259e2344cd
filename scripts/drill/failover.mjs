import { setTimeout as sleep } from 'node:timers/promises'
import { drillTitles } from '../../bench/support/results.ts'
import { breaks } from './breaks.mjs'
import { startCluster, whole } from './cluster.mjs'
import { letGuestsOrder } from './guests.mjs'
import { judge, judgeScreens } from './judge.mjs'
import { letPhonesOrder } from './phones.mjs'
import { keep, print } from './results.mjs'
import { answers, startShop } from './shop.mjs'

/** @typedef {import('./options.mjs').Options & import('./cluster.mjs').Ground & { undo: (() => void)[] }} Drill */
/** A break as it went: the longest time without an order that was paid, in milliseconds. @typedef {{ round: number, name: string, said: string, gapMs: number, failures: number, verdict: import('./judge.mjs').Verdict, screens: import('./phones.mjs').Seen, met: boolean }} Outcome */

/** The longest time for which guests may wait. */
const mostMs = 30_000
/** The quiet before a break, the time for which it is looked at, and that in which things are as they were. */
const [calmMs, watchMs, settleSeconds] = [5000, 45_000, 240]
/** Nobody has to take over for these. */
const quick = new Set(['gateway', 'haproxy', 'pool', 'etcd', 'slow', 'outside'])
const quickMs = 25_000

const about =
  'The longest time in which no guest’s order was paid while a part was broken, with three machines of PostgreSQL under Patroni and three gateways, all on this machine; then whether each order and payment that a guest was told of is in the database once with the same cents, the ledger has nothing unexplained, and nobody paid twice; and whether screens of phones beside them told each of their orders, and nothing that was not so.'

/** Breaks one part after another while guests order and pay, and judges after each; true where all was well. @param {Drill} drill */
export async function failover(drill) {
  console.log('Starting three machines of PostgreSQL…')
  const cluster = await startCluster(drill)
  console.log('Starting three gateways and the sandbox…')
  const shop = await startShop(drill)
  /** @type {Outcome[]} */
  const outcomes = []
  const begun = new Date()
  for (let round = 1; round <= drill.rounds; round++)
    for (const name of drill.breaks) outcomes.push(tell(await once({ drill, scene: { cluster, shop, undo: drill.undo }, round, name })))
  const lines = outcomes.map(lineOf)
  print(lines)
  const command = `npm run drill -- --break ${drill.breaks.join(',')} --rounds ${drill.rounds} --guests ${drill.guests} --phones ${drill.phones}`
  if (drill.keep) keep({ title: drillTitles.failover, about, command, lines, begun })
  return outcomes.every(({ met }) => met)
}

/** @param {{ drill: Drill, scene: import('./breaks.mjs').Scene, round: number, name: string }} what @returns {Promise<Outcome>} */
async function once({ drill, scene, round, name }) {
  const breakIt = breaks[name]
  if (!breakIt) throw new Error(`${name} is no break`)
  await answers(`${scene.shop.url}/readyz`, 60)
  const phones = await letPhonesOrder(scene.shop, drill.phones)
  drill.undo.push(() => void phones.close())
  const guests = await letGuestsOrder(scene.shop, drill.guests)
  await sleep(calmMs)
  const begun = Date.now()
  const { said, mend } = await breakIt(scene)
  await sleep(Math.max(0, begun + (quick.has(name) ? quickMs : watchMs) - Date.now()))
  mend()
  const until = Date.now()
  await sleep(calmMs)
  const [screens] = await Promise.all([phones.stop(), guests.stop()])
  // A cluster that stays broken is a fault of this break, and no reason to keep the others' table back.
  const broken = await whole(settleSeconds).then(
    () => [],
    (/** @type {Error} */ { message }) => [message],
  )
  const judged = await judge(guests.orders, scene.shop).catch((/** @type {Error} */ { message }) => unjudged(message))
  const untrue = await judgeScreens(screens).catch((/** @type {Error} */ { message }) => [`no screen could be judged: ${message}`])
  await phones.close()
  const verdict = { ...judged, faults: [...broken, ...judged.faults, ...untrue] }
  const gapMs = longestGap(guests.orders, begun, until)
  const met = gapMs <= mostMs && verdict.faults.length === 0 && verdict.unexplained === '' && verdict.paid > 0 && screens.told.length > 0
  return { round, name, said, gapMs, failures: guests.failures, verdict, screens, met }
}

/** @param {string} message @returns {import('./judge.mjs').Verdict} */
const unjudged = (message) => ({ ordered: 0, paid: 0, faults: [`nobody could be asked: ${message}`], unexplained: 'not judged' })

/** The longest time in a span in which no guest's order was paid. @param {readonly import('./guests.mjs').Order[]} orders @param {number} from @param {number} until */
function longestGap(orders, from, until) {
  const paid = orders.flatMap(({ paidAt = 0 }) => (paidAt > from && paidAt < until ? [paidAt] : [])).toSorted((a, b) => a - b)
  const moments = [from, ...paid, until]
  return Math.max(...moments.slice(1).map((moment, at) => moment - (moments[at] ?? moment)))
}

/** @param {Outcome} outcome @returns {import('./results.mjs').Line} */
function lineOf({ round, said, gapMs, verdict: { ordered, paid, faults, unexplained }, screens, met }) {
  const judged = `${ordered} orders told, ${paid} paid, ${faults.length} lost or wrong, ${unexplained === '' ? 'nothing' : 'something'} unexplained; ${screensOf(screens)}`
  return { what: `round ${round}: ${said}`, ours: `${(gapMs / 1000).toFixed(1)} s; ${judged}`, aim: 'at most 30 s, and nothing lost', met }
}

/** @param {import('./phones.mjs').Seen} screens */
const screensOf = ({ told, wordMs }) => `on screens ${told.length} orders, each answered within ${(wordMs / 1000).toFixed(1)} s`

/** @param {Outcome} outcome */
function tell(outcome) {
  const { name, said, gapMs, failures, verdict, screens, met } = outcome
  console.log(`\n${name}: ${said}`)
  console.log(`  longest time without a paid order ${(gapMs / 1000).toFixed(1)} s; ${failures} calls failed, and were made again`)
  console.log(
    `  acknowledged: ${verdict.ordered} orders, ${verdict.paid} of them paid; ${verdict.faults.length} faults; ${verdict.unexplained || 'nothing unexplained'}`,
  )
  console.log(`  ${screensOf(screens)}`)
  for (const fault of verdict.faults.slice(0, 10)) console.log(`  ${fault}`)
  console.log(`  ${met ? 'met' : 'NOT MET'}`)
  return outcome
}
