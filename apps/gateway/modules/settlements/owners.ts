import { coveredInBrand, coveredShops } from '@harbour/rules'
import type { Call } from './deps.ts'

/** The people who may look after the differences of a brand: those who are active and do its books, by name. */
export async function ownersOf({ staff, brand }: Pick<Call, 'staff' | 'brand'>): Promise<{ staffId: string; name: string }[]> {
  const people = await staff.list()
  return people
    .filter(({ active, grants }) => active && coveredInBrand(coveredShops(grants, 'ledger.read'), brand) === null)
    .map(({ staffId, name }) => ({ staffId, name }))
}
