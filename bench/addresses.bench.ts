import { districts, places, shops } from '@harbour/chain'
import { languageIds, brandIds, zoneAt, type Brand } from '@harbour/rules'
import { createGazetteer } from '../apps/gateway/modules/addresses/gazetteer.ts'
import { misspelt, type Misspelt } from '../apps/gateway/testing/misspelt.ts'
import type { PlaceRecord } from '../apps/gateway/modules/catalogue/catalogue.ts'
import type { Result } from './support/results.ts'

/** The times that each query is asked: its figure is the mean. */
const rounds = 5

/** The CPU of a search over the whole gazetteer, whether it finds first what was meant, and how often a zone can be looked up. */
export async function benchAddresses(): Promise<Result[]> {
  const gazetteer = createGazetteer(recordsOf)
  const ask = ({ typed, brand }: Query) => gazetteer.suggest(typed, { brand, language: languageIds.en, limit: 10 })
  const begun = process.cpuUsage()
  for (const brand of brands) await ask({ typed: 'x', brand })
  const indexing = millisSince(begun)
  const share = await rightShare(async (query) => (await ask(query))[0]?.building)
  const costs = await costsOf([...misspelt, ...rightNames()], ask)
  const [half = 0, most = 0] = [0.5, 0.99].map((part) => costs[Math.floor(costs.length * part)] ?? 0)
  return [
    { what: `a search, of ${costs.length.toLocaleString('en')} the median`, ours: `${half.toFixed(2)} ms` },
    { what: 'the same, 99th percentile', ours: `${most.toFixed(2)} ms`, aim: 'under 2 ms', met: most < 2 },
    {
      what: `of ${misspelt.length} misspelt queries right first`,
      ours: `${(share * 100).toFixed(1)}%`,
      aim: 'at least 95%',
      met: share >= 0.95,
    },
    { what: `indexing ${places.length.toLocaleString('en')} places, once a process`, ours: `${indexing.toFixed(0)} ms` },
    {
      what: `which zone a point is in, over the zones of all ${shops.length} shops`,
      ours: `${zoneLookups().toLocaleString('en')} a second`,
    },
  ]
}

type Query = Pick<Misspelt, 'typed' | 'brand'>

const brands = Object.values(brandIds)
const districtOf = new Map(districts.map(({ code, name }) => [code, name]))
const records = new Map(brands.map((brand) => [brand, recordsUnder(brand)]))

function recordsUnder(brand: Brand): PlaceRecord[] {
  return places
    .filter((place) => place.brand === brand)
    .map((place) => ({ ...place, district: districtOf.get(place.district) ?? place.name }))
}

function recordsOf(brand: Brand): PlaceRecord[] {
  return records.get(brand) ?? []
}

/** Every second place. */
function rightNames(): Query[] {
  return places.filter((_, index) => index % 2 === 0).flatMap(({ name, brand }) => [name.tc, name.en].map((typed) => ({ typed, brand })))
}

async function rightShare(first: (query: Query) => Promise<string | undefined>): Promise<number> {
  let right = 0
  for (const query of misspelt) if ((await first(query)) === query.meant) right++
  return right / misspelt.length
}

/** The CPU milliseconds of each query, the cheapest first. */
async function costsOf(queries: Query[], ask: (query: Query) => Promise<unknown>): Promise<number[]> {
  for (const query of queries) await ask(query)
  const costs: number[] = []
  for (const query of queries) {
    const begun = process.cpuUsage()
    for (let round = 0; round < rounds; round++) await ask(query)
    costs.push(millisSince(begun) / rounds)
  }
  return costs.toSorted((a, b) => a - b)
}

/** Each lookup asks every shop of the brand for the zone of a place. */
function zoneLookups(): number {
  const begun = process.cpuUsage()
  let lookups = 0
  while (millisSince(begun) < 1000) {
    for (const { point, brand } of places.slice(0, 200)) {
      for (const shop of shops) if (shop.brand === brand) zoneAt(shop.zones, point)
      lookups++
    }
  }
  return Math.round(lookups / (millisSince(begun) / 1000))
}

function millisSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}
