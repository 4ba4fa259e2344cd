import * as v from 'valibot'
import { Guid, Moment, OrderId, StoreId, Text } from '../units.ts'
import { Sum, Whole } from '../reports/report.ts'

/** The providers whose settlement files are read: Ferry Pay of the sandbox, and Stripe. */
export const SettlementProvider = v.picklist(['sandbox', 'stripe'])
export type SettlementProvider = v.InferOutput<typeof SettlementProvider>

/**
 * The class of a difference between the books: a movement that both have with another sum, one that only the ledger has though its file has come, and one that only
 * the provider has. What both have alike is `matched`, and no case.
 */
export const CaseClass = v.picklist(['differing', 'oursOnly', 'theirsOnly'])
export type CaseClass = v.InferOutput<typeof CaseClass>

/** `open`: nobody has said why; `explained`: somebody has, and it is no longer unexplained; `settled`: it is over. */
export const CaseState = v.picklist(['open', 'explained', 'settled'])
export type CaseState = v.InferOutput<typeof CaseState>

/**
 * The reason of a difference, as somebody has said it: given back at the provider or a terminal, written off, the provider's mistake, the file of another day, or
 * something else that the note says. `matched`: a later file brought what was missing.
 */
export const CaseReason = v.picklist(['returned', 'writtenOff', 'providerMistake', 'otherDay', 'other', 'matched'])
export type CaseReason = v.InferOutput<typeof CaseReason>

/** One settlement file as it was brought in. `lines` are those of the brand's currency, `known` of them had come with another file, `elsewhere` are of another currency. */
export const SettlementFile = v.object({
  fileId: Guid,
  provider: SettlementProvider,
  name: Text,
  begins: Moment,
  ends: Moment,
  lines: Whole,
  known: Whole,
  elsewhere: Whole,
  importedAt: Moment,
  staffName: Text,
})

/** A number of movements and their cents. */
export const Counted = v.object({ count: Whole, amount: Sum })

/**
 * One difference. Sums are cents, as they moved towards the chain: money given back is negative. `difference` is theirs less ours, null where one of them has
 * nothing. `needsSecond`: it is more than 100 dollars, so whoever explained it does not settle it.
 */
export const SettlementCase = v.object({
  caseId: Guid,
  revision: Whole,
  class: CaseClass,
  kind: v.picklist(['payment', 'refund']),
  provider: SettlementProvider,
  orderId: v.nullable(OrderId),
  orderNo: v.nullable(Text),
  storeId: v.nullable(StoreId),
  shop: v.nullable(Text),
  method: v.nullable(Text),
  ours: v.nullable(Sum),
  theirs: v.nullable(Sum),
  difference: Sum,
  ourRef: v.nullable(Text),
  theirRef: v.nullable(Text),
  happenedAt: Moment,
  openedAt: Moment,
  state: CaseState,
  reason: v.nullable(CaseReason),
  ownerId: v.nullable(Guid),
  ownerName: v.nullable(Text),
  explainedBy: v.nullable(Text),
  needsSecond: v.boolean(),
  note: Text,
})
