import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import type { Chance } from './basket.ts'
import { newGuest, Refused, type GatewayAddress, type Guest } from './guest.ts'
import { readShop, type OpenShop } from './menu.ts'
import { sendOrder } from './send-order.ts'

const whole = (least: number, most: number) =>
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]), v.integer(), v.minValue(least), v.maxValue(most))

/** A rush of guests: so many orders to one shop, over so many seconds. */
export const Rush = v.strictObject({
  storeId: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/)), '3101'),
  orders: v.optional(whole(1, 300), 12),
  seconds: v.optional(whole(0, 600), 30),
})
type Rush = v.InferOutput<typeof Rush>

/** A rush as it stands: `refused` counts by the gateway's codes. */
export type RushState = Rush & { at: string; placed: number; refused: Record<string, number>; ended: boolean }

export type RushHour = {
  /** Begins a rush; undefined while another is under way. */
  begin(rush: Rush): RushState | undefined
  /** The last rushes, the newest first. */
  latest(): readonly RushState[]
}

/** The orders that are on their way to the gateway at once, those of one guest, and how long a rush goes on beyond its time, in milliseconds. */
const [lanes, ordersOfGuest, overtime] = [6, 3, 60_000]
const most = 20

/** Plays guests who all order at once, as a shop has them at noon. One rush at a time, and each ends by itself. */
export function createRushHour(gateway: GatewayAddress, chance: Chance = Math.random): RushHour {
  let rushes: RushState[] = []
  return {
    begin(rush) {
      if (rushes.some(({ ended }) => !ended)) return undefined
      const state: RushState = { ...rush, at: new Date().toISOString(), placed: 0, refused: {}, ended: false }
      rushes = [state, ...rushes].slice(0, most)
      void send(state)
        .catch((fault: unknown) => refused(state, fault))
        .finally(() => void (state.ended = true))
      return state
    },
    latest: () => rushes,
  }

  async function send(state: RushState): Promise<void> {
    const begun = performance.now()
    const shop = await readShop(state.storeId, await newGuest(state.storeId, gateway), gateway)
    const guests: Promise<Guest>[] = []
    let next = 0
    const lane = async () => {
      for (let at = next++; at < state.orders; at = next++) {
        await sleep(Math.max(0, begun + (at * state.seconds * 1000) / state.orders - performance.now()))
        if (performance.now() - begun > state.seconds * 1000 + overtime) return refused(state, new Refused('TOO_SLOW'))
        await one(state, at, { shop, guest: (guests[Math.floor(at / ordersOfGuest)] ??= newGuest(state.storeId, gateway)) })
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  }

  async function one(state: RushState, at: number, { shop, guest }: { shop: OpenShop; guest: Promise<Guest> }): Promise<void> {
    try {
      await sendOrder(at, { guest: await guest, shop, chance })
      state.placed++
    } catch (fault) {
      refused(state, fault)
    }
  }
}

function refused({ refused: counts }: RushState, fault: unknown): void {
  const code = fault instanceof Refused ? fault.code : 'NO_ANSWER'
  counts[code] = (counts[code] ?? 0) + 1
}
