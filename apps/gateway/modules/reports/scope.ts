import type { Brand } from '@harbour/rules'

/** The orders that a report reads: of one brand, since sums of two currencies add up to nothing; at some shops, or null for all of the brand. */
export type ReportScope = { brand: Brand; storeIds: string[] | null }

/** Says whether a shop of the brand is one that the report reads. */
export const isRead = ({ storeIds }: ReportScope, storeId: string): boolean => storeIds === null || storeIds.includes(storeId)

/** The minutes after which a shop that has not answered an order counts as silent. */
export const patience = 2
