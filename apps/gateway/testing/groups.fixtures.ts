import { randomUUID } from 'node:crypto'
import { CartLine, encode, groupBegin, groupJoin, groupLinesAdd, type Answer } from '@harbour/protocol'
import { formatMoment, presetLine } from '@harbour/rules'
import { noon, startGateway, type As, type TestGateway } from './gateway.ts'
import { newGuest, taikooShop } from './orders.fixtures.ts'

const minute = 60_000

/** A gateway on a clock that moves, and what the people of a group order do there. */
export async function startGroups(options: Parameters<typeof startGateway>[0] = {}) {
  const clock = { at: noon, now: () => clock.at }
  const gateway = await startGateway({ clock, ...options })
  const guest = () => newGuest(gateway)
  const inMinutes = (minutes: number) => formatMoment(clock.at + minutes * minute)
  const terms = (more: object = {}) => ({
    clientGroupId: randomUUID(),
    name: 'Ada',
    storeId: taikooShop,
    orderType: 1,
    closesAt: inMinutes(30),
    ...more,
  })

  return {
    gateway,
    clock,
    guest,
    inMinutes,
    terms,
    later: (minutes: number) => (clock.at += minutes * minute),

    /** A group order of a host of its own. */
    async begun(more: object = {}) {
      const host = await guest()
      return { host, ...(await gateway.ask(groupBegin, terms(more), host)) }
    },

    /** Somebody who has joined under a name. */
    async joined(token: string, name: string) {
      const as = await guest()
      await gateway.ask(groupJoin, { token, name }, as)
      return as
    },

    /** So many of a dish, as they are sent for the first time. */
    addition: (pid: string, num = 1) => ({ lineId: randomUUID() as string, line: wireLine(gateway, pid, num) }),

    add: (token: string, as: As, ...additions: object[]): Promise<Answer<typeof groupLinesAdd>> =>
      gateway.ask(groupLinesAdd, { token, additions }, as),
  }
}

/** A line of the Taikoo shop's menu, as it goes over the wire: in dollars. */
export function wireLine(gateway: TestGateway, pid: string, num = 1): object {
  const book = gateway.context.catalogue.book(taikooShop, 1, gateway.context.clock.now())
  const product = [...book.products.values()].find((each) => each.pid === pid)
  if (!product) throw new Error(`no product ${pid}`)
  return encode(CartLine, { ...presetLine(product), num }) as object // an object schema gives an object
}
