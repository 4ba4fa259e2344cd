import type { AuditedAction } from '../audit-store.ts'
import type { Call } from '../deps.ts'

/** A shop that a call names, as the audit notes it; the door has made sure that it is there. */
export function shopOf(storeId: string, { catalogue }: Pick<Call, 'catalogue'>): NonNullable<AuditedAction['shop']> {
  const shop = catalogue.shop(storeId)
  if (!shop) throw new Error(`no shop ${storeId}`)
  return { storeId, brand: shop.brand }
}
