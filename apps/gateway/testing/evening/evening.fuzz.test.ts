import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../gateway.ts'
import { playEvening } from './evening.ts'

/** 6 in the quick lane, always the same, 50 others in the whole one, 2,000 with `npm run fuzz`; EVENING plays one of them again and tells all of it. */
const evenings = Number(process.env.EVENINGS)
const first = Number(process.env.CHANCE)
const only = process.env.EVENING
const seeds = only === undefined ? Array.from({ length: evenings }, (_, index) => first + index) : [Number(only)]

const gateway = await startGateway()
afterAll(gateway.stop)

test(
  'an evening on which anything may fail at any moment ends with every cent, coupon and slot where it belongs',
  { timeout: seeds.length * 30_000 },
  async () => {
    const broken: string[] = []
    for (const seed of seeds) {
      const evening = await playEvening(seed, gateway)
      if (only !== undefined) console.log(evening.told.join('\n'))
      broken.push(...evening.broken.map((law) => `EVENING=${seed} ${law}`))
      if (broken.length > 20) break
    }
    expect(broken).toEqual([])
  },
)
