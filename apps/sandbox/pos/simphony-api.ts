import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { parse } from '../parse.ts'
import { refused, type ApiAnswer, type ApiRequest } from './api-request.ts'
import { account } from './simphony-auth.ts'

const Sum = v.pipe(v.number(), v.minValue(0))
const Post = v.object({
  header: v.object({
    orgShortName: v.literal(account.org),
    locRef: v.string(),
    rvcRef: v.number(),
    checkName: v.pipe(v.string(), v.minLength(1)),
    checkEmployeeRef: v.number(),
    orderTypeRef: v.number(),
    guestCount: v.optional(v.number()),
    idempotencyId: v.optional(v.string()),
    informationLines: v.optional(v.array(v.string()), []),
  }),
  menuItems: v.pipe(
    v.array(
      v.object({
        menuItemId: v.number(),
        quantity: v.pipe(v.number(), v.minValue(1)),
        unitPrice: Sum,
        referenceText: v.optional(v.string(), ''),
      }),
    ),
    v.minLength(1),
  ),
  discounts: v.optional(v.array(v.object({ discountId: v.number(), total: Sum })), []),
  serviceCharges: v.optional(v.array(v.object({ serviceChargeId: v.number(), total: Sum, referenceText: v.optional(v.string(), '') })), []),
  tenders: v.optional(v.array(v.object({ tenderId: v.number(), total: Sum })), []),
})
type Posted = v.InferOutput<typeof Post>

/** A check as the POS keeps it, in dollars; `due` is what is not paid of it. */
export type Check = Posted & { ref: string; number: number; at: number; total: number; due: number; state: 'open' | 'closed' | 'voided' }

/** The numbers of dishes that the POS has on its menu: those of a thousand, and the open-priced one. */
export const openItem = 9001
const isOnMenu = (item: number) => item === openItem || (item >= 1000 && item < 2000)

const seconds = 1000
/** The time for which a key is known again. */
const duplicateMs = 300 * seconds
const mostName = 20

type World = { checks: Check[]; now: () => number; more: () => number }

/** The calls of Simphony's Transaction Services Gen2 that Harbour makes. Without its key a check that is posted twice is two; with it, it is one for five minutes. */
export function createSimphonyApi({ checks, now, more }: World) {
  const known = new Map<string, { check: Check; at: number }>()

  return function answer(request: ApiRequest): ApiAnswer {
    const { method, path, headers } = request
    if (headers['simphony-orgshortname'] !== account.org) return refused(400, 'ORG', 'The organization is not known')
    const here = (check: Check) =>
      check.header.locRef === headers['simphony-locref'] && String(check.header.rvcRef) === headers['simphony-rvcref']
    const [, , , room, ref] = path.split('/')
    if (room !== 'checks') return refused(404, 'PATH', 'No such resource')
    if (method === 'POST' && !ref) return post(request)
    if (method === 'GET' && !ref) return list(checks.filter(here), request.query)
    const check = checks.find((each) => each.ref === ref && each.state !== 'voided' && here(each))
    if (!check) return refused(404, 'CHECK_NOT_FOUND', 'The check is not found')
    if (method === 'GET') return { status: 200, body: shown(check) }
    if (method !== 'DELETE') return refused(405, 'METHOD', 'Not allowed')
    check.state = 'voided'
    return { status: 204 }
  }

  function post({ headers, body }: ApiRequest): ApiAnswer {
    const read = v.safeParse(Post, parse(body))
    if (!read.success) return refused(400, 'VALIDATION', 'The request is not valid')
    const { header, menuItems } = read.output
    const key = headers['simphony-features'] === 'detect-duplicate-request' ? header.idempotencyId : undefined
    const before = key === undefined ? undefined : known.get(key)
    if (before && now() < before.at + duplicateMs) return { status: 200, body: shown(before.check, true) }
    if (menuItems.some(({ menuItemId }) => !isOnMenu(menuItemId))) return refused(422, 'MENU_ITEM_NOT_FOUND', 'A menu item is not found')
    const checkName = header.checkName.slice(0, mostName)
    const isTaken = (check: Check) =>
      check.state === 'open' && check.header.checkName === checkName && check.header.rvcRef === header.rvcRef
    if (checks.some(isTaken)) return refused(409, 'CHECK_NAME_IN_USE', 'The check name is in use')
    const check = made({ ...read.output, header: { ...header, checkName } })
    checks.push(check)
    if (key !== undefined) known.set(key, { check, at: now() })
    return { status: 201, body: shown(check) }
  }

  function made(posted: Posted): Check {
    const sum = (all: readonly { total: number }[]) => all.reduce((total, each) => total + each.total, 0)
    const items = posted.menuItems.reduce((total, each) => total + each.quantity * each.unitPrice, 0)
    const total = rounded(items + sum(posted.serviceCharges) - sum(posted.discounts) + more())
    const due = rounded(total - sum(posted.tenders))
    const at = { ref: randomUUID().replaceAll('-', ''), number: checks.length + 1001, at: now() }
    return { ...posted, ...at, total, due, state: due === 0 ? 'closed' : 'open' }
  }

  function list(all: readonly Check[], query: URLSearchParams): ApiAnswer {
    const since = Date.parse(query.get('sinceTime') ?? '1970-01-01T00:00Z')
    const found = all.filter(
      ({ state, at }) => at >= since && (state === 'open' || (state === 'closed' && query.get('includeClosed') === 'true')),
    )
    return { status: 200, body: found.map((check) => ({ header: headerOf(check) })) }
  }
}

const rounded = (dollars: number) => Math.round(dollars * 100) / 100

const headerOf = ({ header, ref, number, state }: Check) => ({ ...header, checkRef: ref, checkNumber: number, status: state })

const shown = (check: Check, isCachedResponse = false) => ({
  header: { ...headerOf(check), isCachedResponse },
  menuItems: check.menuItems,
  discounts: check.discounts,
  serviceCharges: check.serviceCharges,
  tenders: check.tenders,
  totals: { totalDue: check.due, paymentTotal: rounded(check.total - check.due) },
})
