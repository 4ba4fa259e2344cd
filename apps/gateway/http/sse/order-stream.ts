import { hasEnded, stateCode } from '@harbour/rules'
import { encode, OrderEvent, RiderSeen } from '@harbour/protocol'
import type { OrderEvents, OrderStep } from '../../modules/ordering/store/order-events.ts'
import type { Follower } from './hub.ts'
import type { Sse } from './event-stream.ts'

type Following = { orderId: string; lastSeq: number; sse: Sse; events: OrderEvents; onFault: (error: unknown) => void }

/**
 * Sends the steps of an order one after another, none twice and none left out: a notice that follows the last step sent goes out at
 * once, any other makes us read what is kept. After the last step of a life the stream ends.
 */
export function followOrder({ orderId, lastSeq, sse, events, onFault }: Following): Follower & { catchUp(): Promise<void> } {
  let last = lastSeq
  let reading: Promise<void> | undefined
  let again = false

  function send({ seq, status, at, ended }: { seq: number; status: number; at: number; ended: boolean }) {
    if (seq !== last + 1) return
    last = seq
    sse.event({ id: seq, data: encode(OrderEvent, { seq, status, at }) as object }) // an object schema gives an object
    if (ended) sse.end()
  }

  async function read() {
    do {
      again = false
      for (const step of await events.after(orderId, last)) send(spoken(step))
    } while (again)
  }

  function catchUp() {
    again = true
    reading ??= read().finally(() => (reading = undefined))
    return reading
  }

  return {
    catchUp,
    hear(notice) {
      if (notice.seq > last + 1) void catchUp().catch(onFault)
      else send(notice)
    },
    see: ({ rider }) => sse.event({ name: 'rider', data: encode(RiderSeen, rider) as object }), // as above
    // A reminder is between the house and its shop.
    remind: () => {},
    resync: () => void catchUp().catch(onFault),
    beat: sse.beat,
    leave: sse.leave,
  }
}

function spoken({ seq, state, at, orderType }: OrderStep) {
  return { seq, at, status: stateCode(state, orderType), ended: hasEnded(state) }
}
