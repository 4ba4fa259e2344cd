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
import { never, type Run, type Stage } from './stage.ts'

/** Faults put into the gateway on purpose: what becomes of the statement of a name. */
export type Plants = Readonly<Record<string, (text: string) => string>>

export type Scene = { context: Context; stage: Stage; chance: Chance; bank: Bank; plants: Plants; faults: string[] }

/** The gateway's own context as one run has it: all that it asks of the database and of providers is a step on the stage. */
export function houseOf(run: Run, { context, stage, chance, bank, plants, faults }: Scene): Context {
  const db = onStage(run, { db: context.db, stage, chance, plants })
  const provider = bank.providerFor(run)
  const secret = () => `${chance.guid()}${chance.guid()}`.replaceAll('-', '')
  return {
    ...context,
    db,
    clock: stage.clock,
    ids: { guid: chance.guid, secret },
    log: { ...silence, error: (said: unknown) => void faults.push(JSON.stringify(said)) },
    providers: { all: [provider], byName: new Map([[provider.name, provider]]) },
    queues: { minutes: async () => 0 },
    points: createPoints(db),
    vouchers: createVouchers(db),
    holds: createHolds(db),
    holdTasks: createHoldTasks(db),
    orders: createOrders(db),
    payments: createPayments(db),
    refunds: createRefunds(db),
    dueOrders: createDueOrders(db),
    cards: createCards(db),
    orderEvents: createOrderEvents(db),
    onTheWay: createOnTheWay(db),
    slots: createSlots(db),
  }
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
