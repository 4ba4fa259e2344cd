import { randomUUID } from 'node:crypto'
import {
  getShopOrders,
  printerSave,
  printJobListGet,
  riderAssign,
  riderHandOver,
  riderSave,
  staffPinGive,
  staffSave,
  tabletPair,
  tabletPairGet,
  tabletPairStart,
  type Answer,
} from '@harbour/protocol'
import { brandOf } from '../phone-state.ts'
import { ask, type Guest } from './api-orders.ts'
import { firstAdmin } from './first-admin.ts'

/** A tablet of a shop, and somebody who works at it. */
export type ShopTablet = {
  storeId: string
  deviceId: string
  key: string
  tabletId: string
  name: string
  person: { name: string; pin: string }
}

/** Pairs a tablet with a shop, and takes a person in who signs in there by a PIN: as the chain's first admin does. */
export async function newShopTablet(storeId: string, { role = 'manager' }: { role?: 'crew' | 'manager' } = {}): Promise<ShopTablet> {
  const admin = await firstAdmin(storeId)
  const device = { ...admin, key: '', deviceId: randomUUID() }
  const name = `Counter ${device.deviceId.slice(0, 4)}`
  const { code, secret } = await ask(tabletPairStart, {}, device)
  await ask(tabletPair, { storeId, code, name }, admin)
  const { paired } = await ask(tabletPairGet, { secret }, device)
  if (!paired) throw new Error('the tablet has not been paired')
  return { ...paired, deviceId: device.deviceId, person: await newPerson(admin, { storeId, role }) }
}

/** The receipt printer of the sandbox, 32 ports above the gateway, is this shop's from now on, for both copies. */
export async function givePrinter(storeId: string): Promise<void> {
  const port = Number(new URL(process.env.HARBOUR_URL ?? '').port) + 32
  const printer = { storeId, printerId: null, name: 'Counter', host: '127.0.0.1', port, copy: 'both' as const, active: true }
  await ask(printerSave, printer, await firstAdmin(storeId))
}

/** Takes a rider into the shop. */
export async function newRider(storeId: string, name: string): Promise<void> {
  await ask(riderSave, { storeId, riderId: randomUUID(), name, vehicle: 'motorbike' }, await firstAdmin(storeId))
}

/** A rider of the shop has these deliveries, and is on the way with them; gives the path of the link on the rider's own phone. */
export async function sendRider(storeId: string, orderIds: string[], name = 'Ravi'): Promise<string> {
  const admin = await firstAdmin(storeId)
  const riderId = randomUUID()
  await ask(riderSave, { storeId, riderId, name, vehicle: 'motorbike' }, admin)
  const { tripId, path } = await ask(riderAssign, { storeId, riderId, orderIds }, admin)
  await ask(riderHandOver, { storeId, tripId }, admin)
  return path
}

export type PrintJob = Answer<typeof printJobListGet>['jobs'][number]

/** The papers that a shop has printed: each look gives them with those of the looks before, since a shop is told of its last ones only. */
export async function watchPrinting(storeId: string) {
  const admin = await firstAdmin(storeId)
  const seen = new Map<string, PrintJob>()
  return {
    async look(): Promise<PrintJob[]> {
      for (const job of (await ask(printJobListGet, { storeId }, admin)).jobs) seen.set(job.jobId, job)
      return [...seen.values()]
    },
  }
}

/** The orders of a shop that have not ended, as its tablet is told of them. */
export async function ordersAt({ storeId, key, deviceId }: ShopTablet) {
  const asked = { key, deviceId, brand: brandOf({ storeId }), gateway: process.env.HARBOUR_URL }
  return (await ask(getShopOrders, { storeId }, asked)).orders
}

async function newPerson(admin: Guest, { storeId, role }: { storeId: string; role: 'crew' | 'manager' }) {
  const name = `Wai Ming ${randomUUID().slice(0, 4)}`
  const grants = [{ role, scope: { kind: 'shops' as const, storeIds: [storeId] } }]
  const person = { staffId: null, account: `${randomUUID()}@shop.example`, name, grants, active: true }
  const { staff } = await ask(staffSave, person, admin)
  const { pin } = await ask(staffPinGive, { staffId: staff.staffId }, admin)
  return { name, pin }
}
