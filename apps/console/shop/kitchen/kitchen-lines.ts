import type { Menu } from '@harbour/protocol'
import { orderStatuses, type Station } from '@harbour/rules'
import { pieceRows, type PieceRow } from '../orders/parts/line-pieces.ts'
import type { BoardOrder } from '../orders/queued-step.ts'
import { finishedKey, type FinishedTimes } from './finished-times.ts'

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
  /** The choices as rows: the halves of a pizza and the parts of a set have one each. */
  rows: PieceRow[]
  num: number
  promisedBy: number
  done: boolean
  /** The moment at which it was finished, as far as this tablet knows. */
  doneAt: number | null
  /** Holds alcohol: whoever hands it over checks an age. */
  ofAge: boolean
  allergy: string | null
  of: LineOfOrder[]
}

/** An order in the making, with its lines one by one. */
export type KitchenOrder = { order: BoardOrder; lines: KitchenLine[] }

/** The menu as the kitchen needs it: where each product is made, and which ones hold alcohol, by pid and by name. */
export type KitchenMenu = { stations: ReadonlyMap<string, Station>; alcohol: ReadonlySet<string> }

/** Orders that are promised within so long of each other are made together. */
const together = 10 * 60_000
/** A finished line stays in sight for so long. */
const shownWhenDone = 10 * 60_000

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

/** The products that hold alcohol, by their pids and names. */
export const alcoholOf = ({ products }: Pick<Menu, 'products'>): Set<string> =>
  new Set(products.filter(({ alcohol }) => alcohol).flatMap(({ pid, name }) => [pid, name]))

/**
 * The lines that the kitchen has to make, for each station, the earliest promise first, those of the last ten minutes that are finished last. What is held or not due
 * yet is left out.
 */
export function kitchenLines(
  orders: readonly BoardOrder[],
  menu: KitchenMenu,
  finished: FinishedTimes,
  now: number,
): Record<Station, KitchenLine[]> {
  const lines: Record<Station, KitchenLine[]> = { oven: [], fryer: [], bar: [] }
  for (const order of inTheMaking(orders, now))
    order.lines.forEach((line, index) => {
      const made = kitchenLine(order, index, menu, finished)
      if (made && !isLongDone(made, now)) addLine(lines[stationOf(line, menu.stations)], made)
    })
  for (const station of Object.values(lines)) station.sort((a, b) => Number(a.done) - Number(b.done) || a.promisedBy - b.promisedBy)
  return lines
}

/** The orders in the making, the earliest promise first, each with all of its lines. */
export const kitchenOrders = (orders: readonly BoardOrder[], menu: KitchenMenu, finished: FinishedTimes, now: number): KitchenOrder[] =>
  inTheMaking(orders, now).map((order) => ({
    order,
    lines: order.lines.flatMap((_line, index) => kitchenLine(order, index, menu, finished) ?? []),
  }))

/** Orders of which every line is finished. */
export const isAllDone = ({ lines, doneLines }: Pick<BoardOrder, 'lines' | 'doneLines'>): boolean =>
  lines.every((_line, index) => doneLines.includes(index))

/** The orders that the kitchen works on now, the earliest promise first. */
export const inTheMaking = (orders: readonly BoardOrder[], now: number): BoardOrder[] =>
  orders.filter((order) => isToBeMade(order, now)).toSorted((a, b) => a.etaHigh - b.etaHigh)

function isToBeMade({ status, fireAt, held }: BoardOrder, now: number): boolean {
  const making = status === orderStatuses.preparing || (status === orderStatuses.accepted && (fireAt === null || fireAt <= now))
  return making && held === null
}

const isLongDone = ({ done, doneAt }: KitchenLine, now: number) => done && doneAt !== null && now - doneAt >= shownWhenDone

/** A set is made where the first of its parts that has a station is. */
function stationOf({ pid, parts = [] }: BoardOrder['lines'][number], stations: ReadonlyMap<string, Station>): Station {
  return stations.get(pid) ?? parts.map(({ name }) => stations.get(name)).find((station) => station !== undefined) ?? 'bar'
}

function kitchenLine(
  { orderId, pickupNo, etaHigh, doneLines, allergy, lines }: BoardOrder,
  index: number,
  { stations, alcohol }: KitchenMenu,
  finished: FinishedTimes,
): KitchenLine | undefined {
  const line = lines[index]
  if (!line) return undefined
  const { pid, name, choices, num, parts = [] } = line
  const isSet = parts.some((part) => part.side === undefined && stations.has(part.name))
  return {
    key: `${orderId}.${index}`,
    name,
    choices,
    rows: isSet ? parts.flatMap((part) => pieceRows({ parts: [part], choices: '' })) : pieceRows(line),
    num,
    promisedBy: etaHigh,
    done: doneLines.includes(index),
    doneAt: finished[finishedKey(orderId, index)] ?? null,
    ofAge: [pid, ...parts.map((part) => part.name)].some((each) => alcohol.has(each)),
    allergy: allergy?.text ?? null,
    of: [{ orderId, pickupNo, index, num }],
  }
}

/** Adds a line to those of a station, to one of another order that is the same where there is one. */
function addLine(lines: KitchenLine[], line: KitchenLine): void {
  const twin = lines.find(
    (other) =>
      !line.done &&
      !other.done &&
      line.allergy === null &&
      other.allergy === null &&
      other.name === line.name &&
      other.choices === line.choices &&
      line.promisedBy - other.promisedBy <= together,
  )
  if (!twin) return void lines.push(line)
  twin.num += line.num
  twin.of.push(...line.of)
}
