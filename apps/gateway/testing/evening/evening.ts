import { brandIds, addMinutes, type Instant } from '@harbour/rules'
import type { Context } from '../../context.ts'
import { arrive } from './arrivals.ts'
import { createBank } from './bank.ts'
import { createChance } from './chance.ts'
import { visit } from './guests.ts'
import type { PlantedFaults, Scene } from './scene.ts'
import { brokenLaws } from './laws.ts'
import { runWorkers, drainWork, sendWebhooks } from './worker-rounds.ts'
import { work } from './shops.ts'
import { createScheduler } from './scheduler.ts'
import { createVendor } from './vendor.ts'

/** The outcome of an evening: the laws that it broke, and all that happened. */
export type Outcome = { broken: string[]; told: string[] }

/** A Friday at six, in Asia/Shanghai. */
const opens: Instant = Date.parse('2026-11-20T18:00:00+08:00')
/** The shops: two in Hong Kong, of which the second, where most go, has slots of half an hour's making; one in Macau. */
const shops = { [brandIds.hongKong]: ['3101', '3103', '3103'], [brandIds.macau]: ['4201'] } as const

/** Plays one evening of the seed on a database that it empties first, runs it down until nothing is due, and judges it. */
export async function playEvening(
  seed: number,
  { context, plantedFaults = {} }: { context: Context; plantedFaults?: PlantedFaults },
): Promise<Outcome> {
  const chance = createChance(seed)
  const faultRates = {
    kill: chance.pick([0, 0.005, 0.02]),
    jump: chance.pick([0, 0.003, 0.01]),
    crowd: chance.pick([0.1, 0.3, 0.45]),
    abreast: chance.odds(0.2) ? 3 : 1,
  }
  const stage = createScheduler({ chance, begins: opens, faultRates })
  const gone = addMinutes(opens, 5 + chance.below(20))
  const away = { from: gone, to: addMinutes(gone, chance.pick([0, 0, 5, 12, 18, 25])) }
  const mood = { silence: chance.pick([0, 0.05, 0.2]), odd: chance.pick([0, 0.1, 0.3]), away }
  const bank = createBank({ chance, stage, mood, notify: (ref) => sendWebhooks(ref, scene) })
  const vendor = createVendor({ chance, stage, mood })
  const scene: Scene = { context, stage, chance, bank, vendor, plantedFaults, faults: [] }
  const guests = await arrive(scene, opens)

  const until = addMinutes(opens, 45)
  const processes = chance.pick([1, 2])
  for (let process = 0; process < processes; process++) runWorkers({ ...scene, until })
  for (const storeId of new Set(Object.values(shops).flat())) void work(storeId, { ...scene, until })
  // Many come at the same moment, as when an offer begins.
  const rush = chance.between(1, 12)
  for (const guest of guests) void visit(guest, { ...scene, shops: shops[guest.brand], opens, rush })
  await stage.play()

  Object.assign(faultRates, { kill: 0, jump: 0, crowd: 0, abreast: 1 })
  mood.silence = 0
  void drainWork(scene)
  await stage.play()
  return { broken: await brokenLaws(scene), told: stage.told }
}
