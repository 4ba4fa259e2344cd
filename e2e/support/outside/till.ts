import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encode, riderMoved, updateOrderStatus, updateSoldOut, updateStoreState, type Action, type Sent } from '@harbour/protocol'
import { brandOf } from '../phone-state.ts'

/** A shop's till says that a dish has run out there; guests' menus hear of it as they would on any day. */
export const runOut = (storeId: string, pid: string): Promise<void> => say(storeId, updateSoldOut, { storeId, pid, soldOut: true })

/** A shop's till says how much longer orders take there, and until when it takes none. */
export const stand = (storeId: string, { busyMinutes = 0, pausedUntil = null }: { busyMinutes?: number; pausedUntil?: number | null }) =>
  say(storeId, updateStoreState, { storeId, busyMinutes, pausedUntil })

/** A shop's till moves one of its orders on, through as many states as are named; into a locker with the last, or with a reason for ending it. */
export async function move(
  storeId: string,
  orderId: string,
  codes: Code[],
  more: Pick<Sent<typeof updateOrderStatus>, 'locker' | 'reason'> = {},
) {
  for (const [index, status] of codes.entries())
    await say(storeId, updateOrderStatus, { storeId, orderId, status, ...(index === codes.length - 1 ? more : {}) })
}

export type Code = Sent<typeof updateOrderStatus>['status']

/** A shop's till says where the rider of one of its orders is. */
export const ride = (storeId: string, seen: Omit<Sent<typeof riderMoved>, 'storeId'>): Promise<void> =>
  say(storeId, riderMoved, { storeId, ...seen })

async function say<A extends Action>(storeId: string, action: A, input: Sent<A>): Promise<void> {
  const keys = JSON.parse(await readFile(join(process.env.HARBOUR_DATA_DIR ?? '', 'shop-keys.json'), 'utf8')) as Record<string, string> // the gateway's own file
  const content = { ...(encode(action.content, input) as object), brand: brandOf({ storeId }), deviceId: randomUUID() }
  const form = new FormData()
  form.set('actionName', action.name)
  form.set('content', JSON.stringify(content))
  form.set('key', keys[storeId] ?? '')
  const url = `${process.env.HARBOUR_URL}/api/${action.gateway}?_name=${action.name}`
  const answer = await fetch(url, { method: 'POST', body: form })
  const { status } = (await answer.json()) as { status: number } // the envelope of every answer
  if (status !== 1) throw new Error(`the till of ${storeId} is refused: ${status}`)
}
