import type { Instant } from '@harbour/rules'
import type { Context } from '../../context.ts'
import { createCards } from '../../modules/payments/store/cards.ts'
import type { Database, Rows } from '../../platform/database/database.ts'
import type { Statement, StatementOf, Values } from '../../platform/database/statement.ts'
import { createDueOrders } from '../../modules/ordering/store/due-orders.ts'
import { createHoldTasks } from '../../modules/vouchers/store/hold-tasks.ts'
import { createHolds } from '../../modules/vouchers/store/voucher-holds.ts'
import { createRiderLockerStore } from '../../modules/ordering/store/rider-locker-store.ts'
import { createOrderEvents } from '../../modules/ordering/store/order-events.ts'
import { createOrders } from '../../modules/ordering/store/orders.ts'
import { createPayments } from '../../modules/payments/store/payments.ts'
import { createPoints } from '../../modules/members/points/point-store.ts'
import { createRefunds } from '../../modules/payments/store/refunds.ts'
import { createStaffStore } from '../../modules/staff/staff-store.ts'
import { createSlots } from '../../modules/ordering/store/slots.ts'
import { createVouchers } from '../../modules/vouchers/store/vouchers.ts'
import type { Bank } from './bank.ts'
import type { Chance } from './chance.ts'
import { createKeyedMutex } from '../../platform/keyed-mutex.ts'
import { never, type Run, type Scheduler } from './scheduler.ts'
import type { Vendor } from './vendor.ts'

/** Faults put into the gateway on purpose: what becomes of the statement of a name. */
export type PlantedFaults = Readonly<Record<string, (text: string) => string>>

export type Scene = {
  context: Context
  stage: Scheduler
  chance: Chance
  bank: Bank
  vendor: Vendor
  plantedFaults: PlantedFaults
  faults: string[]
}

/** The gateway's own context as one run has it: all that it asks of the database and of providers is a step on the stage. */
export function depsOf(run: Run, { context, stage, chance, bank, vendor, plantedFaults, faults }: Scene): Context {
  const db = onStage(run, { db: context.db, stage, chance, plantedFaults })
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
    settling: createKeyedMutex(),
    refunds: createRefunds(db),
    dueOrders: createDueOrders(db),
    staff: createStaffStore(db),
    cards: createCards(db),
    orderEvents: createOrderEvents(db),
    riderLockerStore: createRiderLockerStore(db),
    slots: createSlots(db),
  }
}

/** Ids that sort by time, as the gateway's own do. */
function guidAt(now: Instant, chance: Chance): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}${chance.guid().slice(13)}`
}

const silence = { debug: () => {}, info: () => {}, warn: () => {} }

type Wire = Pick<Scene, 'stage' | 'chance' | 'plantedFaults'> & { db: Database }

/** A run that dies inside a transaction leaves nothing of it behind, as PostgreSQL does with those whose connection is gone. */
function onStage(run: Run, { db, stage, chance, plantedFaults }: Wire): Database {
  const planted = (rows: Rows): Rows => {
    return <Row>(statement: StatementOf<NoInfer<Row>>, values?: Values) => rows<Row>(withPlantedFault(statement, plantedFaults), values)
  }
  const rows = planted(db.rows)
  return {
    ...db,
    rows: <Row>(statement: StatementOf<NoInfer<Row>>, values?: Values) =>
      stage.step(run, statement.name, () => rows<Row>(statement, values)),
    transaction: (work) =>
      stage.step(run, 'transaction', () => {
        let left = chance.odds(stage.faultRates.kill) ? chance.below(5) : Infinity
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

function withPlantedFault<Columns>(statement: Statement<Columns>, plantedFaults: PlantedFaults): Statement<Columns> {
  const plantedFault = plantedFaults[statement.name]
  if (!plantedFault) return statement
  const text = plantedFault(statement.text)
  if (text === statement.text) throw new Error(`nothing to plant in ${statement.name}`)
  return { ...statement, name: `${statement.name}-planted`, text }
}
