import type { Menu } from '@harbour/protocol'
import { orderStatuses, type Station } from '@harbour/rules'
import type { BoardOrder } from '../orders/queued-step.ts'

/** One line of one order, as a station finishes it. */
export type LineOfOrder = { orderId: string; pickupNo: string; index: number; num: number }

/**
 * A line for a station: of one order, or of several that are made together because they are the same and nobody asked for anything of their own.
 * `allergy` is what its guest said, and such an order stands alone.
 */
export type KitchenLine = {
  key: string
  name: string
  choices: string
  num: number
  promisedBy: number
  done: boolean
  allergy: string | null
  of: LineOfOrder[]
}

/** Orders that are promised within so long of each other are made together. */
const together = 10 * 60_000

/** Stations at which products are made, by their pids and names: that of the first heading that has a station and holds it. */
export function stationsOf({ categories, products }: Pick<Menu, 'categories' | 'products'>): Map<string, Station> {
  const stations = new Map<string, Station>()
  const byUid = new Map(products.map((product) => [product.uid, product]))
  for (const { station, uids } of categories) {
    if (!station) continue
    for (const uid of uids) {
      const product = byUid.get(uid)
      if (product && !stations.has(product.pid)) stations.set(product.pid, station).set(product.name, station)
    }
  }
  return stations
}

/** The lines that the kitchen has to make, for each station, the earliest promise first, finished ones last. What is held or not due yet is left out. */
export function kitchenLines(
  orders: readonly BoardOrder[],
  stations: ReadonlyMap<string, Station>,
  now: number,
): Record<Station, KitchenLine[]> {
  const lines: Record<Station, KitchenLine[]> = { oven: [], fryer: [], bar: [] }
  for (const order of orders.filter((order) => isToBeMade(order, now)).toSorted((a, b) => a.etaHigh - b.etaHigh))
    order.lines.forEach((line, index) => addLine(lines[stationOf(line, stations)], order, index))
  for (const station of Object.values(lines)) station.sort((a, b) => Number(a.done) - Number(b.done) || a.promisedBy - b.promisedBy)
  return lines
}

function isToBeMade({ status, fireAt, held }: BoardOrder, now: number): boolean {
  const making = status === orderStatuses.preparing || (status === orderStatuses.accepted && (fireAt === null || fireAt <= now))
  return making && held === null
}

/** A set is made where the first of its parts that has a station is. */
function stationOf({ pid, parts = [] }: BoardOrder['lines'][number], stations: ReadonlyMap<string, Station>): Station {
  return stations.get(pid) ?? parts.map(({ name }) => stations.get(name)).find((station) => station !== undefined) ?? 'bar'
}

function addLine(lines: KitchenLine[], order: BoardOrder, index: number): void {
  const line = order.lines[index]
  if (!line) return
  const { orderId, pickupNo, etaHigh, doneLines, allergy } = order
  const done = doneLines.includes(index)
  const own = { orderId, pickupNo, index, num: line.num }
  const twin = lines.find(
    (other) =>
      !done &&
      !other.done &&
      allergy === null &&
      other.allergy === null &&
      other.name === line.name &&
      other.choices === line.choices &&
      etaHigh - other.promisedBy <= together,
  )
  if (twin) {
    twin.num += line.num
    twin.of.push(own)
    return
  }
  lines.push({
    key: `${orderId}.${index}`,
    name: line.name,
    choices: line.choices,
    num: line.num,
    promisedBy: etaHigh,
    done,
    allergy: allergy?.text ?? null,
    of: [own],
  })
}
