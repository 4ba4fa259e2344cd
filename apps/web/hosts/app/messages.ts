import { Brand, Guid } from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import * as v from 'valibot'

const Short = v.pipe(v.string(), v.maxLength(200))
const Point = { lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)), lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)) }
const Done = v.unknown()
const brands = Object.values(brandIds)

/** The app's word on itself and its guest (spec 3.22): nobody is signed in where there is no user; the code is also spelt `accecode`. */
const AppParams = v.pipe(
  v.object({
    userId: v.optional(Short, ''),
    phone: v.optional(Short, ''),
    accessCode: v.optional(Short),
    accecode: v.optional(Short),
    brand: v.optional(v.pipe(v.picklist([...brands, ...brands.map(String)]), v.transform(Number), Brand)),
    deviceId: v.optional(Guid),
  }),
  v.transform(({ accessCode, accecode, ...params }) => ({ ...params, accessCode: accessCode ?? accecode ?? '' })),
  v.check(({ userId, accessCode }) => (userId === '') === (accessCode === ''), 'a user and an access code come together'),
)
export type AppParams = v.InferOutput<typeof AppParams>

/** The place where the guest has chosen to be served, in the app; with the door where it is a saved address of theirs. */
const SelectLocation = v.object({
  ...Point,
  floor: v.optional(v.pipe(v.string(), v.maxLength(10))),
  flat: v.optional(v.pipe(v.string(), v.maxLength(20))),
})

/** Everything that is said to the app (spec 7.31, 7.32): what it may answer, and for how many milliseconds it is waited for. */
export const messages = {
  /** Null: the app does not know yet, and is asked again. */
  getAppParams: { answer: v.nullable(AppParams), patience: 3000 },
  /** Waited for as long as a browser's own location may take (spec 9.8). */
  getLatLng: { answer: v.object({ ...Point, accuracy: v.optional(v.pipe(v.number(), v.minValue(0))) }), patience: 180_000 },
  getLastLocation: { answer: v.nullable(v.object(Point)), patience: 1000 },
  getSelectLocation: { answer: v.nullable(SelectLocation), patience: 1000 },
  getCouponTipsIsHide: { answer: v.boolean(), patience: 1000 },
  /** Null: the guest has closed the scanner. */
  onScanr: { answer: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(2000))), patience: 180_000 },
  /** Answered once the app has begun with it; else its link is tried. */
  goOrder: { answer: Done, patience: 500 },
  closeWebView: { answer: Done, patience: 500 },
  /** Any other message: `login`, `openUrl`. */
  send: { answer: Done, patience: 500 },
} as const satisfies Record<string, { answer: v.GenericSchema; patience: number }>

export type MessageName = keyof typeof messages
export type AnswerTo<Name extends MessageName> = v.InferOutput<(typeof messages)[Name]['answer']>

/** Messages of the app: an answer to what it was asked, or that something has changed of which it should be asked again. */
const kinds = {
  answer: v.object({ harbour: v.picklist(['answer']), id: Guid, data: v.unknown() }),
  refusal: v.object({ harbour: v.picklist(['refusal']), id: Guid, reason: v.optional(Short, '') }),
  event: v.object({ harbour: v.picklist(['event']), event: v.picklist(['appParams']) }),
}
const Kind = v.object({ harbour: v.picklist(['answer', 'refusal', 'event']) })
export type AppMessage = v.InferOutput<(typeof kinds)[keyof typeof kinds]>

/** Reads what the app has said, if it is as agreed; by hand, since the first load would carry the library's own way of choosing among schemas. */
export function parseAppMessage(raw: unknown): AppMessage | undefined {
  const kind = v.safeParse(Kind, raw)
  const read = kind.success ? v.safeParse(kinds[kind.output.harbour], raw) : undefined
  return read?.success ? read.output : undefined
}
