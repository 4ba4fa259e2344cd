import { brandIds } from '@harbour/rules'
import type { Action } from '@harbour/protocol'
import fc from 'fast-check'

type Known = { orderIds: string[]; storeIds: string[]; place: object; order: object; deviceId: string }
type Node = { type: string; pipe?: Node[]; requirement?: unknown } & Record<string, unknown>

/** Contents of a call: each field by its schema, or what a real order has there; now and then the ids of others. */
export function contentOf(definition: Action, known: Known): fc.Arbitrary<object> {
  const own = Object.entries(definition.content.entries).map(
    ([name, schema]) => [name, field(name, schema as unknown as Node, known)] as const,
  ) // a schema is a plain tree
  const common = {
    brand: fc.constantFrom(brandIds.hongKong, brandIds.hongKong, brandIds.hongKong, brandIds.macau),
    deviceId: fc.constant(known.deviceId),
    language: fc.constantFrom(1, 2, undefined),
  }
  return fc.record({ ...common, ...Object.fromEntries(own) })
}

/** Contents that something was done to: a value that does not belong, a field too many, too few, or another thing altogether. */
export function mutated(contents: fc.Arbitrary<object>): fc.Arbitrary<unknown> {
  const put = fc.tuple(contents, fc.nat(), invalidValue).map(([content, at, value]) => {
    const names = Object.keys(content)
    return { ...content, [names[at % names.length] ?? 'x']: value }
  })
  const more = fc.tuple(contents, fc.string(), invalidValue).map(([content, name, value]) => ({ ...content, [name]: value }))
  const less = fc
    .tuple(contents, fc.nat())
    .map(([content, at]) => Object.fromEntries(Object.entries(content).filter((_, index, all) => index !== at % all.length)))
  return fc.oneof(put, more, less, invalidValue)
}

const strayCharacters = ['a\0b', '\ud83c']

/** A content with NUL or half a character in each of its texts in turn, in place of each of its fields, and in the name of one more. */
export function withStrayCharacters(content: object): object[] {
  const places = [...placesOf(content), ...Object.keys(content).map((name) => [name])]
  const put = places.flatMap((place) => strayCharacters.map((strayCharacter) => replaced(content, place, strayCharacter) as object)) // an object at its top stays one
  return [...put, ...strayCharacters.map((strayCharacter) => ({ ...content, [strayCharacter]: strayCharacter }))]
}

/** The paths to the texts of a value. */
function placesOf(value: unknown): string[][] {
  if (typeof value === 'string') return [[]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => placesOf(inner).map((place) => [name, ...place]))
}

function replaced(value: unknown, [name, ...deeper]: string[], by: string): unknown {
  if (name === undefined) return by
  if (Array.isArray(value)) return value.map((each: unknown, at) => (String(at) === name ? replaced(each, deeper, by) : each))
  return { ...(value as object), [name]: replaced((value as Record<string, unknown>)[name], deeper, by) } // the place says that it is one
}

const invalidValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    null,
    -0,
    1e308,
    1e21,
    -1,
    0.1,
    '',
    '\0',
    '\ud800',
    "' or 1=1 --",
    '{"__proto__":1}',
    [],
    {},
    [[[[[[]]]]]],
    'x'.repeat(5000),
  ),
)

/** Values that no chance finds. Moments are of the test's Friday and beyond; no pause among them lasts, since the calls that follow want to order. */
const likely: Partial<Record<string, unknown[]>> = {
  wantedAt: ['2026/11/20 18:00:00', '2026/11/21 12:15:00', '2026/11/21 12:20:00', '2026/11/21 04:00:00', '2026/12/24 18:00:00', undefined],
  day: ['2026/11/20', '2026/11/27', '2026/11/28', '2026/02/30', undefined],
  pausedUntil: ['2020/01/01 00:00:00', '2099/12/31 23:59:59', null],
  where: [{ kind: 'shops', storeIds: ['9999'] }, { kind: 'shops', storeIds: ['3102'] }, { kind: 'all' }],
  until: ['2020/01/01 00:00:00', '2026/11/20 18:00:00', null, undefined],
  startDate: ['2026/12/24', '2026/12/31'],
  endDate: ['2026/12/25', '2026/11/19'],
  receivedOn: ['2026/11/19', '2026/12/01'],
  promoCode: ['HARBOUR10', 'NOSUCHCODE'],
  token: ['tok_1', 'A'.repeat(22)],
  versionNo: [1, 2, 3],
  revision: [0],
  kind: ['product'],
  id: ['margherita'],
  from: ['2026/11/19', 0, 1],
  to: ['2026/11/20', 1],
  name: [`up-${'0'.repeat(32)}`, 'Counter'],
  focus: [{ x: 10, y: 90 }],
  url: ['https://erp.example/hook', 'https://10.0.0.1/'],
  events: [['order.placed']],
  host: ['10.20.0.7', '10.21.0.7', 'printer.shop'],
  port: [9100, 22, undefined],
  raster: ['A'.repeat(96), 'A'.repeat(95)],
  account: ['cook@harbour.example'],
  holder: ['CHAN KA MAN'],
  endpoint: ['https://fcm.googleapis.com/fcm/send/1'],
  p256dh: [`B${'A'.repeat(86)}`],
  auth: ['A'.repeat(22)],
  pin: ['350917', '1111'],
  parts: [[{ index: 0, num: 1 }], [{ index: 199, num: 999 }]],
  rider: [
    { name: 'Fai Lee', phone: '61230141', vehicle: 'motorbike' },
    { name: 'Ho', vehicle: 'foot' },
  ],
  segment: [
    { orders: { least: 2, most: null, days: 60 }, dishes: null, stores: null, joined: null, birthMonth: null, points: null },
    { orders: null, dishes: { ordered: false, sets: true, pids: [], days: 400 }, stores: null, joined: null, birthMonth: 2, points: 1 },
  ],
  sendAt: ['2026/11/21 10:00:00', '2026/11/19 10:00:00', null],
  couponId: ['cash-20', null],
  closesAt: ['2026/11/20 12:30:00', '2026/11/20 11:00:00', '2026/11/22 12:00:00'],
  additions: [
    [
      {
        lineId: '00000000-0000-4000-8000-00000000000a',
        line: { uid: '31-carbonara', pid: 'carbonara', type: 1, num: 1, price: 64, listRequirements: [] },
      },
    ],
  ],
  lat: [22.2866],
  lng: [114.2172],
}

function field(name: string, schema: Node, known: Known): fc.Arbitrary<unknown> {
  const real = (known.order as Record<string, unknown>)[name]
  const arbitrary = valueOf(schema)
  if (name === 'clientOrderId' || name === 'addressId' || name === 'clientCardId' || name === 'clientRefundId' || name === 'clientGroupId')
    return fc.oneof({ weight: 12, arbitrary: fc.uuid() }, arbitrary)
  if (name === 'orderId' || name === 'after') return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known.orderIds) }, arbitrary)
  if (name === 'storeId') return fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...known.storeIds) }, arbitrary)
  if (name in likely) return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...(likely[name] ?? [])) }, arbitrary)
  if (name === 'destination') return fc.oneof(fc.constant(known.place), arbitrary)
  if (real === undefined && schema.type === 'optional') return fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, arbitrary)
  return real === undefined ? arbitrary : fc.oneof({ weight: 12, arbitrary: fc.constant(real) }, arbitrary)
}

/** Values that a schema may take; where it is a check of words or numbers, they are near enough to pass now and then. */
function valueOf(schema: Node): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'strict_object':
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.entries as Record<string, Node>).map(([name, entry]) => [name, valueOf(entry)])),
      )
    case 'array':
      return fc.array(valueOf(schema.item as Node), { maxLength: 4 })
    case 'optional':
    case 'nullable':
      return fc.option(valueOf(schema.wrapped as Node), { nil: schema.type === 'optional' ? undefined : null })
    case 'picklist':
      return fc.constantFrom(...(schema.options as unknown[]))
    case 'literal':
      return fc.constant(schema.literal)
    case 'variant':
      return fc.oneof(...(schema.options as Node[]).map(valueOf))
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.oneof(fc.integer({ min: -2, max: 120 }), fc.double({ noNaN: true }), fc.constantFrom(22.2866, 114.2172, 89, 64))
    case 'string':
      return fc.oneof(
        fc.stringMatching(/^[\w-]{1,12}$/),
        fc.uuid(),
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.constantFrom('31-carbonara', 'carbonara', '太古'),
      )
    default:
      return invalidValue
  }
}
