import { getProductMenu, postOrder, type Answer } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginDraft, changeRecord, priced, publishDraft, twoPublishers } from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'
import { newGuest, onWire, orderOf } from '../../../../testing/orders.fixtures.ts'
import type { StaffAs } from '../../../../testing/staff.fixtures.ts'

const [publications, guests] = [100, 16]

const gateway = await startGateway()
afterAll(gateway.stop)
let people: [StaffAs, StaffAs]
beforeAll(async () => void (people = await twoPublishers(gateway)))

/** The two dishes are dearer by the same sum in each version, so that a price of one and a price of another version show. */
const dishes = { carbonara: 10_000, 'garlic-bread': 3000 }

async function publishBoth(by: number): Promise<void> {
  const versionNo = await beginDraft(gateway, people[0])
  for (const [id, usual] of Object.entries(dishes))
    await changeRecord(gateway, people[0], { versionNo, kind: 'product', id, edit: priced(usual + by) })
  await publishDraft(gateway, people, { versionNo })
}

test(
  `${publications} versions are published while ${guests} guests order: no order is priced by two of them, no menu is missing, no order is lost`,
  { timeout: 900_000 },
  async () => {
    await publishBoth(0)
    let isOver = false
    /** Lets every guest order once more, while the next version is published. */
    let turn = Promise.withResolvers<void>()
    const placed: Answer<typeof postOrder>[] = []
    const unlike: unknown[] = []
    async function orderOn(): Promise<void> {
      const guest = await newGuest(gateway)
      do {
        const { url } = await gateway.ask(getProductMenu, { storeId: '3101' }, guest)
        const menu = await fetch(new URL(url, gateway.url))
        if (menu.status !== 200) unlike.push([url, menu.status])
        const { products } = (await menu.json()) as { products: { pid: string; price: number }[] }
        const dearer = Object.entries(dishes).map(
          ([pid, usual]) => Math.round((products.find((one) => one.pid === pid)?.price ?? 0) * 100) - usual,
        )
        if (dearer[0] !== dearer[1]) unlike.push(dearer)
        const reply = await gateway.call(postOrder, onWire(orderOf(gateway, { storeId: '3101' })), guest)
        if (reply.status === 1) placed.push(reply.data as Answer<typeof postOrder>)
        else if (reply.code !== 'PRICE_CHANGED') unlike.push(reply)
        await turn.promise
      } while (!isOver)
    }
    const ordering = Array.from({ length: guests }, orderOn)
    for (let at = 1; at <= publications; at++) {
      const last = turn
      turn = Promise.withResolvers()
      last.resolve()
      await publishBoth(at * 100)
    }
    isOver = true
    turn.resolve()
    await Promise.all(ordering)
    expect(unlike).toEqual([])
    expect(placed.length).toBeGreaterThan(publications)
    const rows = await gateway.context.db.rows<{ orderId: string; units: Record<string, number> }>({
      name: '',
      text: `select order_id as "orderId", jsonb_object_agg(line ->> 'pid', (line ->> 'unit')::integer) as units
      from orders, jsonb_array_elements(lines) line group by order_id`,
    })
    expect(new Set(rows.map(({ orderId }) => orderId))).toEqual(new Set(placed.map(({ orderId }) => orderId)))
    const mixed = rows.filter(
      ({ units }) => (units.carbonara ?? 0) - dishes.carbonara !== (units['garlic-bread'] ?? 0) - dishes['garlic-bread'],
    )
    expect(mixed).toEqual([])
  },
)
