import * as v from 'valibot'
import { Brand, Dollars, Moment, Text, text } from '../units.ts'

/** The kinds of records that a catalogue is made of. */
export const catalogueKinds = [
  'brand',
  'district',
  'outline',
  'land',
  'rail',
  'road',
  'shop',
  'category',
  'product',
  'promotion',
  'coupon',
  'promoCode',
  'couponRule',
  'place',
  'membership',
  'information',
] as const
export const CatalogueKind = v.picklist(catalogueKinds)
export type CatalogueKind = v.InferOutput<typeof CatalogueKind>

/** The tables that can be read and written as CSV. */
export const catalogueTables = ['products', 'prices', 'price-rules', 'shops', 'codes'] as const
export const CatalogueTable = v.picklist(catalogueTables)

export const VersionNo = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** The number of changes that a version has seen: who asks or decides says by it which they mean. */
export const Revision = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2 ** 31 - 1))
export const VersionNote = text(200)
export const RecordId = v.pipe(Text, v.minLength(1), v.maxLength(200))
/** The hash that stands for the content of a record. */
export const RecordHash = v.pipe(Text, v.regex(/^[0-9a-f]{64}$/))
/** A record in the form of the chain's file, sums in whole cents; the schema of its kind says what is in it. */
export const CatalogueRecord = v.record(Text, v.unknown())

/** A version of the catalogue. `fault`: the reason why it was not published at its moment. `kept`: its records are there, so that it can be made live again. */
export const CatalogueVersion = v.object({
  versionNo: VersionNo,
  state: v.picklist(['draft', 'scheduled', 'live', 'retired']),
  baseNo: v.nullable(VersionNo),
  note: Text,
  authorName: Text,
  createdAt: Moment,
  revision: Revision,
  changes: v.pipe(v.number(), v.safeInteger()),
  askedName: v.nullable(Text),
  askedAt: v.nullable(Moment),
  publishAt: v.nullable(Moment),
  approvedName: v.nullable(Text),
  publishedAt: v.nullable(Moment),
  fault: v.nullable(Text),
  kept: v.boolean(),
})
export type CatalogueVersion = v.InferOutput<typeof CatalogueVersion>

/** A fault of a record, by the field that it is in. */
export const CatalogueFault = v.object({ kind: CatalogueKind, id: Text, field: Text, fault: Text })

/** A record that a draft changes and that was published otherwise since: as the draft, and as the live version has it. */
export const CatalogueConflict = v.object({ kind: CatalogueKind, id: Text, changedBy: v.nullable(Text) })

/** A field in which two records differ, by its path; values are JSON, null where there is none. */
export const ChangedField = v.object({ field: Text, before: v.nullable(Text), after: v.nullable(Text) })

/** The average of the last orders of a brand, as they were and with the other prices. */
export const BasketEffect = v.object({
  brand: Brand,
  orders: v.pipe(v.number(), v.safeInteger()),
  /** The orders of these that would cost something else. */
  affected: v.pipe(v.number(), v.safeInteger()),
  before: Dollars,
  after: Dollars,
})
