import { setTimeout as sleep } from 'node:timers/promises'
import { drillTitles } from '../../bench/support/results.ts'
import { root } from '../root.mjs'
import { startCluster, ports } from './cluster.mjs'
import { letGuestsOrder } from './guests.mjs'
import { judge, judgeScreens } from './judge.mjs'
import { letPhonesOrder } from './phones.mjs'
import { keep, print } from './results.mjs'
import { inSeconds, longestGap, screensLine, toldLine } from './rounds.mjs'
import { answers, gatewayOf, migrated, startShop } from './shop.mjs'

/** @typedef {import('./failover.mjs').Drill & { release: string }} Drill */
/** A step of the upgrade as it went. @typedef {{ said: string, gapMs: number, failures: number }} Step */

/** The time for which guests go on before the first step and after each. */
const calmMs = 10_000
/** The longest time in which nobody may be paid: nobody is asked to wait. */
const mostGapMs = 5000
/** As long as HAProxy takes to see that a gateway ends, and two seconds more. */
const drain = { DRAIN_SECONDS: '5' }

const about =
  'The version of the last release, or the one that is named, with three gateways of it, is upgraded to this one while guests order and pay five times a second together and phones order by the screens that they have open: first the database, then one gateway after another, one of them back, and forward again. Then what guests and screens were told is judged as in the failover drill.'

/** Upgrades under orders as docs/operations/upgrade.md says, and judges what is left; true where nobody waited and nothing was lost. @param {Drill} drill */
export async function upgrade(drill) {
  const begun = new Date()
  console.log('Starting three machines of PostgreSQL…')
  await startCluster(drill)
  console.log('Starting three gateways of the version that is upgraded, and the sandbox…')
  const shop = await startShop({ ...drill, code: drill.release, settings: drain })
  const phones = await letPhonesOrder(shop, drill.phones)
  drill.undo.push(() => void phones.close())
  const guests = await letGuestsOrder(shop, drill.guests)
  /** @type {Step[]} */
  const steps = []
  const step = async (/** @type {string} */ said, /** @type {() => Promise<unknown>} */ work) => {
    const [from, failedBefore] = [Date.now(), guests.failures]
    await work()
    await sleep(calmMs)
    const done = { said, gapMs: longestGap(guests.orders, from, Date.now()), failures: guests.failures - failedBefore }
    console.log(`${said}: ${inSeconds(done.gapMs)} without a paid order; ${done.failures} calls failed, and were made again`)
    steps.push(done)
  }
  await sleep(calmMs)
  await step('the database migrated, beside three old gateways', async () => console.log(await migrated(root, shop.env)))
  const versions = [...ports.gateways.map((_, at) => ({ at, code: root })), { at: 0, code: drill.release }, { at: 0, code: root }]
  for (const { at, code } of versions) {
    const said = code === root ? `gateway ${at + 1} replaced by the new version` : `gateway ${at + 1} back at the old version`
    await step(said, () => replaceGateway(drill, { shop, at, code }))
  }
  const [screens] = await Promise.all([phones.stop(), guests.stop()])
  const verdict = await judge(guests.orders, shop)
  const untrue = await judgeScreens(screens)
  await phones.close()
  for (const fault of [...verdict.faults, ...untrue].slice(0, 20)) console.log(`  ${fault}`)
  for (const [refusal, count] of guests.refusals) console.log(`  refused: ${refusal}, ${count} times`)
  const rounds = [{ broken: [], verdict, screens, untrue }]
  const lines = [...steps.map((each) => stepLine(each)), toldLine(rounds), screensLine(rounds)]
  print(lines)
  const command = `npm run drill -- upgrade --guests ${drill.guests} --phones ${drill.phones}${drill.from && ` --from ${drill.from}`}`
  if (drill.keep) keep({ title: drillTitles.upgrade, about, command, lines, begun })
  return lines.every(({ met }) => met)
}

/** Tells a gateway to end, as a service manager does, and starts one of another version in its place once it has; ends once that takes orders. @param {Drill} drill @param {{ shop: import('./shop.mjs').Shop, at: number, code: string }} which */
async function replaceGateway({ services }, { shop, at, code }) {
  const port = ports.gateways[at] ?? 0
  const name = `gateway-${at + 1}-${code === root ? 'new' : 'old'}`
  await shop.gateways[at]?.stop()
  shop.gateways[at] = services.keep(gatewayOf({ code, name, port, env: shop.env }))
  await answers(`http://127.0.0.1:${port}/readyz`, 120)
}

/** @param {Step} step @returns {import('./results.mjs').Line} */
const stepLine = ({ said, gapMs }) => ({
  what: `${said}: without a paid order`,
  ours: inSeconds(gapMs),
  aim: `at most ${mostGapMs / 1000} s`,
  met: gapMs <= mostGapMs,
})
