import * as v from 'valibot'
import { idOf, kinds, type Chain, type Kind } from '../catalogue-store.ts'
import { snapshotOf, type Snapshot } from '../snapshot.ts'
import { checkReferences, type Fault } from './check-references.ts'
import { Coupon, CouponRuleRecord, InformationRecord, Membership, PromoCode } from './member-schemas.ts'
import { BrandRecord, Category, Product, Promotion } from './menu-schemas.ts'
import { DistrictRecord, LandRecord, OutlineRecord, PlaceRecord, RailRecord, RoadRecord, Shop } from './place-schemas.ts'

const schemas: { [Each in Kind]: v.GenericSchema<unknown, Chain[Each][number]> } = {
  brand: BrandRecord,
  district: DistrictRecord,
  outline: OutlineRecord,
  land: LandRecord,
  rail: RailRecord,
  road: RoadRecord,
  shop: Shop,
  category: Category,
  product: Product,
  promotion: Promotion,
  coupon: Coupon,
  promoCode: PromoCode,
  couponRule: CouponRuleRecord,
  place: PlaceRecord,
  membership: Membership,
  information: InformationRecord,
}

/** A chain without faults, and as a gateway opens it. */
export type CheckedChain = { chain: Chain; snapshot: Snapshot }

const Lists = v.record(v.string(), v.array(v.unknown()))

/** A version whose records may have been checked before: `hashes` stand for its kinds, `last` is what was opened before it. */
type KnownVersion = { hashes: Record<Kind, string>; last?: Snapshot | undefined }

/**
 * Checks a whole chain as it was read from a file: each record by itself, then what records say of each other, then whether a gateway can open it.
 * Gives the chain, or every fault of the first of these that has any. `hasPicture` tells whether a picture is there by its name.
 */
export function checkChain(
  file: unknown,
  hasPicture: (name: string) => boolean,
  { hashes, last }: KnownVersion = { hashes: Object.fromEntries(kinds.map((kind) => [kind, ''])) as Record<Kind, string> }, // each kind is there
): CheckedChain | { faults: Fault[] } {
  const lists = v.safeParse(Lists, file)
  if (!lists.success)
    return { faults: [{ kind: 'brand', id: '', field: '', fault: 'the file is not a catalogue: a list of records for each kind' }] }
  const faults: Fault[] = Object.keys(lists.output).flatMap((name) =>
    kinds.some((kind) => kind === name) ? [] : [{ kind: name as Kind, id: '', field: '', fault: 'there is no such kind of records' }],
  )
  const chain = Object.fromEntries(kinds.map((kind) => [kind, checked(kind, lists.output[kind], faults)])) as unknown as Chain // each kind by its own schema
  if (faults.length > 0) return { faults }
  const astray = checkReferences(chain, hasPicture)
  if (astray.length > 0) return { faults: astray }
  try {
    return { chain, snapshot: snapshotOf({ chain, hashes }, last) }
  } catch (error) {
    return { faults: [{ kind: 'brand', id: '', field: '', fault: `a gateway cannot open this catalogue: ${String(error)}` }] }
  }
}

/** Checks one record by itself: gives it as its kind's schema reads it, or its faults. */
export function checkRecord(kind: Kind, record: unknown): { record: unknown } | { faults: Fault[] } {
  const faults: Fault[] = []
  const [known] = checked(kind, [record], faults)
  return faults.length > 0 ? { faults } : { record: known }
}

/** Records that have passed their kind's schema, with what it made of them: of a version that is checked again only what is new is looked at. */
const passed = new WeakMap<object, { kind: Kind; output: unknown }>()

function checked(kind: Kind, records: readonly unknown[] | undefined, faults: Fault[]): unknown[] {
  if (!records) faults.push({ kind, id: '', field: '', fault: 'this kind of records is missing' })
  return (records ?? []).flatMap((record, at) => {
    const before = passed.get(record as object) // a key that is no object is in no such map
    if (before?.kind === kind) return [before.output]
    const known = v.safeParse(schemas[kind], record)
    if (known.success) {
      if (typeof record === 'object' && record !== null) passed.set(record, { kind, output: known.output })
      return [known.output]
    }
    for (const issue of known.issues)
      faults.push({ kind, id: nameOf(kind, record, at), field: v.getDotPath(issue) ?? '', fault: issue.message })
    return []
  })
}

/** The id of a record that may lack it, else its place in the file. */
function nameOf(kind: Kind, record: unknown, at: number): string {
  const place = `number ${at + 1}`
  try {
    const id = idOf(kind, record as never) // whatever it is, it is looked at no further than for its id
    return id.includes('undefined') ? place : id
  } catch {
    return place
  }
}

/** A fault in a line, such as `product margherita: price.31: a price is whole cents`. */
export const faultLine = ({ kind, id, field, fault }: Fault): string =>
  [[kind, id].join(' ').trim(), field, fault].filter(Boolean).join(': ')
