import { addCents, cents, centsToDollars } from '@harbour/rules'
import * as v from 'valibot'
import type { PosCheck, PosShop, PostedCheck } from '../../modules/pos/pos-system.ts'

/** The numbers by which the account's Simphony knows what a check is made of. */
export type SimphonyNumbers = {
  employee: number
  discount: number
  charge: number
  openItem: number
  orderTypes: Record<PosCheck['orderType'], number>
  tenders: Readonly<Record<string, number | undefined>>
}

const Ref = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const Dollars = v.pipe(
  v.number(),
  v.transform((sum) => cents(Math.round(sum * 100))),
)
const Header = v.object({ checkRef: Ref, checkNumber: v.number() })

/** A check as it is answered. Of a check that is paid nothing is due any more: its total is what is due with what was paid. */
export const SimphonyCheck = v.object({
  header: Header,
  totals: v.object({ totalDue: Dollars, paymentTotal: v.nullish(Dollars) }),
})
const Listed = v.object({ checkRef: Ref, checkName: v.nullish(v.string()) })
/** A list of checks: with a header each, or that alone. */
export const SimphonyChecks = v.array(
  v.union([
    v.pipe(
      v.object({ header: Listed }),
      v.transform(({ header }) => header),
    ),
    Listed,
  ]),
)

/** Its clear no: a code and a title, and not the detail, which may say again what was sent. */
const Refusal = v.object({ code: v.nullish(v.string()), 'o:errorCode': v.nullish(v.string()), title: v.nullish(v.string()) })

/** A check of theirs as our port tells it. */
export const postedCheck = ({ header, totals }: v.InferOutput<typeof SimphonyCheck>): PostedCheck => ({
  ref: header.checkRef,
  number: header.checkNumber,
  total: addCents(totals.totalDue, totals.paymentTotal ?? cents(0)),
})

/** The words of a refusal for whoever looks into it, with its status. */
export function refusalWords(status: number, body: unknown): string {
  const said = v.safeParse(Refusal, body)
  const { code, title, 'o:errorCode': errorCode } = said.success ? said.output : {}
  return [status, errorCode ?? code, title].filter(Boolean).join(' ').slice(0, 200)
}

/** A check as Transaction Services Gen2 take it; amounts in dollars. */
export function checkBody(check: PosCheck, { location, revenueCenter }: PosShop, at: SimphonyNumbers & { org: string }): object {
  const { key, name, orderType, lines, items, charges, discount, tender } = check
  const header = {
    orgShortName: at.org,
    locRef: location,
    rvcRef: revenueCenter,
    checkName: name,
    checkEmployeeRef: at.employee,
    orderTypeRef: at.orderTypes[orderType],
    guestCount: 1,
    idempotencyId: key,
    informationLines: lines,
  }
  return {
    header,
    menuItems: items.map(({ item, num, unit, words }) => ({
      menuItemId: item ?? at.openItem,
      quantity: num,
      unitPrice: centsToDollars(unit),
      ...(words && { referenceText: words }),
    })),
    discounts: discount > 0 ? [{ discountId: at.discount, total: centsToDollars(discount) }] : [],
    serviceCharges: charges.map(({ words, amount }) => ({
      serviceChargeId: at.charge,
      total: centsToDollars(amount),
      referenceText: words,
    })),
    tenders: tender ? [{ tenderId: tenderOf(tender, at), total: centsToDollars(tender.amount) }] : [],
  }
}

/** The settings name each way of paying online, or one for those that they do not name. */
function tenderOf({ method }: NonNullable<PosCheck['tender']>, { tenders }: SimphonyNumbers): number {
  const tender = tenders[method] ?? tenders.other
  if (tender === undefined) throw new Error(`no tender for ${method}`)
  return tender
}
