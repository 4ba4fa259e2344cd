import { setTimeout as sleep } from 'node:timers/promises'
import { drillTitles } from '../../bench/support/results.ts'
import { breaks } from './breaks.mjs'
import { leads, nodeThatIs, startCluster, whole } from './cluster.mjs'
import { letGuestsOrder } from './guests.mjs'
import { judge, judgeScreens } from './judge.mjs'
import { letPhonesOrder } from './phones.mjs'
import { keep, print } from './results.mjs'
import { failoverLines, inSeconds, longestGap, mostMs as mostGapMs } from './rounds.mjs'
import { answers, startShop } from './shop.mjs'

/** @typedef {import('./options.mjs').Options & import('./cluster.mjs').Ground & { undo: (() => void)[] }} Drill */
/** @typedef {import('./rounds.mjs').BreakOutcome} BreakOutcome */
/** @typedef {import('./rounds.mjs').RoundOutcome} RoundOutcome */

/** The quiet before a break, and after it is mended. */
const calmMs = 3000
/** The times for which a break is looked at: the least, the most, and the time for which guests are paid again before it is mended. */
const [leastMs, mostMs, againMs] = [8000, 45_000, 5000]
/** The time in which a cluster is whole again. */
const settleSeconds = 240
/** The breaks after which another machine leads. */
const takeovers = new Set(['primary', 'cut', 'full'])

const about =
  'The longest time in which no guest’s order was paid while a part was broken, with three machines of PostgreSQL under Patroni and three gateways, all on this machine, and guests who order and pay all the while, five times a second together; then whether each order and payment that a guest was told of is in the database once with the same cents, the ledger has nothing unexplained, and nobody paid twice; and whether screens of phones beside them told each of their orders, and nothing that was not so.'

/** Breaks one part after another while guests order and pay, round by round, and judges what each round leaves; true where all was well. @param {Drill} drill */
export async function failover(drill) {
  console.log('Starting three machines of PostgreSQL…')
  const cluster = await startCluster(drill)
  console.log('Starting three gateways and the sandbox…')
  const shop = await startShop(drill)
  /** @type {RoundOutcome[]} */
  const outcomes = []
  const begun = new Date()
  for (let round = 1; round <= drill.rounds; round++) {
    outcomes.push(await once(drill, { cluster, shop, undo: drill.undo }))
    console.log(`\nAfter ${round} of ${drill.rounds} rounds`)
    const lines = failoverLines(outcomes)
    print(lines)
    const command = `npm run drill -- --break ${drill.breaks.join(',')} --rounds ${round} --guests ${drill.guests} --phones ${drill.phones}`
    // After each round: the last of twenty may be the one that ends the drill.
    if (drill.keep) keep({ title: drillTitles.failover, about, command, lines, begun })
  }
  return failoverLines(outcomes).every(({ met }) => met)
}

/** One round: guests come, every part is broken once while they order, they go, and what they were told is judged. @param {Drill} drill @param {import('./breaks.mjs').Scene} scene @returns {Promise<RoundOutcome>} */
async function once(drill, scene) {
  await answers(`${scene.shop.url}/readyz`, 60)
  const phones = await letPhonesOrder(scene.shop, drill.phones)
  drill.undo.push(() => void phones.close())
  const guests = await letGuestsOrder(scene.shop, drill.guests)
  /** @type {BreakOutcome[]} */
  const broken = []
  for (const name of drill.breaks) broken.push(tell(await breakAndMend(name, { scene, guests })))
  const [screens] = await Promise.all([phones.stop(), guests.stop()])
  const judged = await judge(guests.orders, scene.shop).catch((/** @type {Error} */ { message }) => unjudged(message))
  const untrue = await judgeScreens(screens).catch((/** @type {Error} */ { message }) => [`no screen could be judged: ${message}`])
  await phones.close()
  const faults = [...broken.flatMap((each) => each.faults), ...judged.faults]
  for (const fault of [...faults, ...untrue].slice(0, 20)) console.log(`  ${fault}`)
  for (const [refusal, count] of guests.refusals) console.log(`  refused: ${refusal}, ${count} times`)
  return { broken, verdict: { ...judged, faults }, screens, untrue }
}

/** @param {string} name @param {{ scene: import('./breaks.mjs').Scene, guests: import('./guests.mjs').Guests }} where @returns {Promise<BreakOutcome>} */
async function breakAndMend(name, { scene, guests }) {
  const breakIt = breaks[name]
  if (!breakIt) throw new Error(`${name} is no break`)
  await sleep(calmMs)
  const led = await nodeThatIs('leader', scene.cluster.nodes)
  const failedBefore = guests.failures
  const begun = Date.now()
  const { said, where, mend } = await breakIt(scene)
  const others = scene.cluster.nodes.filter((node) => node !== led)
  const isBack = async () => !takeovers.has(name) || (await leads(others))
  await paidAgain(guests, { begun, isBack })
  mend()
  const until = Date.now()
  // A cluster that stays broken is a fault of this break, and no reason to keep the others' table back.
  /** @type {string[]} */
  const faults = await whole(settleSeconds).then(
    () => [],
    (/** @type {Error} */ { message }) => [`${name}: ${message}`],
  )
  const backMs = longestGap(guests.orders, until, Date.now())
  if (backMs > mostGapMs) faults.push(`${name}: ${inSeconds(backMs)} without a paid order while it came back`)
  return { name, said, where, gapMs: longestGap(guests.orders, begun, until), failures: guests.failures - failedBefore, faults }
}

/** Waits until what was broken is back, orders begun since are paid, and that has gone on for a while. @param {import('./guests.mjs').Guests} guests @param {{ begun: number, isBack: () => Promise<boolean> }} broken */
async function paidAgain({ orders }, { begun, isBack }) {
  let [backAt, paidAt] = [0, 0]
  while (Date.now() < begun + mostMs) {
    if (backAt === 0 && (await isBack())) backAt = Date.now()
    const isNew = (/** @type {import('./guests.mjs').Order} */ order) => order.paidAt !== undefined && (order.orderedAt ?? 0) > backAt
    if (backAt > 0 && paidAt === 0 && orders.some(isNew)) paidAt = Date.now()
    if (paidAt > 0 && Date.now() > Math.max(paidAt + againMs, begun + leastMs)) return
    await sleep(250)
  }
}

/** @param {string} message @returns {import('./judge.mjs').Verdict} */
const unjudged = (message) => ({ ordered: 0, paid: 0, faults: [`nobody could be asked: ${message}`], unexplained: 'not judged' })

/** @param {BreakOutcome} outcome */
function tell(outcome) {
  const { name, said, where, gapMs, failures, faults } = outcome
  console.log(
    `${name}: ${said}${where === '' ? '' : ` (${where})`}: ${(gapMs / 1000).toFixed(1)} s without a paid order; ${failures} calls failed, and were made again`,
  )
  for (const fault of faults) console.log(`  ${fault}`)
  return outcome
}
