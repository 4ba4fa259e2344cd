import type { Instant } from '@harbour/rules'
import type { Context } from '../context.ts'
import { createCards } from '../store/cards.ts'
import type { Database, Rows, Statement } from '../store/database.ts'
import { createDueOrders } from '../store/due-orders.ts'
import { createHoldTasks } from '../store/hold-tasks.ts'
import { createHolds } from '../store/holds.ts'
import { createOnTheWay } from '../store/on-the-way.ts'
import { createOrderEvents } from '../store/order-events.ts'
import { createOrders } from '../store/orders.ts'
import { createPayments } from '../store/payments.ts'
import { createPoints } from '../store/points.ts'
import { createRefunds } from '../store/refunds.ts'
import { createSlots } from '../store/slots.ts'
import { createVouchers } from '../store/vouchers.ts'
import type { Bank } from './bank.ts'
import type { Chance } from './chance.ts'
import { createTurns } from '../turns.ts'
import { never, type Run, type Stage } from './stage.ts'
import type { Vendor } from './vendor.ts'

/** Faults put into the gateway on purpose: what becomes of the statement of a name. */
export type Plants = Readonly<Record<string, (text: string) => string>>

export type Scene = { context: Context; stage: Stage; chance: Chance; bank: Bank; vendor: Vendor; plants: Plants; faults: string[] }

/** The gateway's own context as one run has it: all that it asks of the database and of providers is a step on the stage. */
export function houseOf(run: Run, { context, stage, chance, bank, vendor, plants, faults }: Scene): Context {
  const db = onStage(run, { db: context.db, stage, chance, plants })
  const provider = bank.providerFor(run)
  const secret = () => `${chance.guid()}${chance.guid()}`.replaceAll('-', '')
  return {
    ...context,
    db,
    clock: stage.clock,
    ids: { guid: () => guidAt(stage.clock.now(), chance), secret },
    log: { ...silence, error: (said: unknown) => void faults.push(JSON.stringify(said)) },
    providers: { all: [provider], byName: new Map([[provider.name, provider]]) },
    vendors: { byChannel: new Map([['Storellect', vendor.vendorFor(run)]]), partner: null },
    queues: { minutes: async () => 0 },
    points: createPoints(db),
    vouchers: createVouchers(db),
    holds: createHolds(db),
    holdTasks: createHoldTasks(db),
    orders: createOrders(db),
    payments: createPayments(db),
    settling: createTurns(),
    refunds: createRefunds(db),
    dueOrders: createDueOrders(db),
    cards: createCards(db),
    orderEvents: createOrderEvents(db),
    onTheWay: createOnTheWay(db),
    slots: createSlots(db),
  }
}

/** As the gateway's own ids do, these sort by time. */
function guidAt(now: Instant, chance: Chance): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}${chance.guid().slice(13)}`
}

const silence = { debug: () => {}, info: () => {}, warn: () => {} }

type Wire = Pick<Scene, 'stage' | 'chance' | 'plants'> & { db: Database }

/** A run that dies inside a transaction leaves nothing of it behind, as PostgreSQL does with those whose connection is gone. */
function onStage(run: Run, { db, stage, chance, plants }: Wire): Database {
  const planted = (rows: Rows): Rows => {
    return (statement, values) => rows(withPlant(statement, plants), values)
  }
  const rows = planted(db.rows)
  return {
    ...db,
    rows: (statement, values) => stage.step(run, statement.name, () => rows(statement, values)),
    transaction: (work) =>
      stage.step(run, 'transaction', () => {
        let left = chance.odds(stage.weather.kill) ? chance.below(5) : Infinity
        const killed = Promise.withResolvers<never>()
        const mortal =
          (inner: Rows): Rows =>
          (statement, values) => {
            if (left-- > 0) return inner(statement, values)
            run.die()
            killed.reject(new Error('killed'))
            return never
          }
        return db.transaction((inner) => Promise.race([work(mortal(planted(inner))), killed.promise]))
      }),
  }
}

function withPlant(statement: Statement, plants: Plants): Statement {
  const plant = plants[statement.name]
  if (!plant) return statement
  const text = plant(statement.text)
  if (text === statement.text) throw new Error(`nothing to plant in ${statement.name}`)
  return { name: `${statement.name}-planted`, text }
}
