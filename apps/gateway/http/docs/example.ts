import { brandIds } from '@harbour/rules'
import * as v from 'valibot'
import { nodeOf, type SchemaNode } from './json-schema.ts'

/** An example of what a schema takes on the wire, with nothing that may be left out; always the same. Throws where none is known. */
export function exampleOf(schema: v.GenericSchema): unknown {
  return build(nodeOf(schema), '')
}

/** The first likely value that the schema itself takes. */
function build(node: SchemaNode, field: string): unknown {
  const schema = node as unknown as v.GenericSchema
  const found = [...(likely[field] ?? []), ...candidates(node, field)].find((each) => v.is(schema, each))
  if (found === undefined) throw new TypeError(`no example of ${field}, which is ${node.type}`)
  return found
}

function candidates(node: SchemaNode, field: string): unknown[] {
  switch (node.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object': {
      const needed = Object.entries(node.entries as Record<string, SchemaNode>).filter(([, entry]) => entry.type !== 'optional')
      return [Object.fromEntries(needed.map(([name, entry]) => [name, build(entry, name)]))]
    }
    case 'array': {
      const item = build(node.item as SchemaNode, field)
      return [[item], [item, item], []]
    }
    case 'optional':
    case 'nullable':
      return [build(node.wrapped as SchemaNode, field), null]
    case 'variant':
      return (node.options as SchemaNode[]).map((option) => build(option, field))
    case 'picklist':
      return node.options as unknown[]
    case 'literal':
      return [node.literal]
    case 'boolean':
      return [true]
    case 'null':
      return [null]
    case 'number':
      return [1, 10, 100, 2027]
    case 'string':
      return texts
    default:
      return [{}]
  }
}

const guid = '01934f6e-0c00-7000-8000-00000000c0de'

/** Texts for every form that a text has on the wire, the plainest first. */
const texts = [
  'text',
  guid,
  '2026/11/30 12:30:00',
  '2026/11/30',
  '12:30',
  '91234567',
  '1234',
  'HK',
  'HARBOUR10',
  'someone@chain.example',
  'https://erp.chain.example/hook',
  'tok_1234',
  'A'.repeat(22),
  'A'.repeat(96),
  `B${'A'.repeat(86)}`,
  '0'.repeat(64),
  `up-${'0'.repeat(32)}`,
]

/** Values that say more than the first that passes, by the name of their field. */
const likely: Partial<Record<string, unknown[]>> = {
  storeId: ['3101'],
  storeIds: ['3101'],
  storeName: ['Taikoo Shing'],
  orderNo: ['1001'],
  pickupNo: ['A12'],
  pid: ['margherita'],
  pids: ['margherita'],
  uid: ['31-margherita'],
  voucherCode: ['HARBOUR10'],
  name: ['Chan Tai Man'],
  firstName: ['Tai Man'],
  lastName: ['Chan'],
  building: ['Kao Shan Terrace'],
  district: ['Eastern'],
  fullAddress: ['1 Taikoo Shing Road'],
  floor: ['12'],
  flat: ['A'],
  phone: ['91234567'],
  phoneNo: ['91234567'],
  email: ['someone@chain.example'],
  account: ['someone@chain.example', '91234567'],
  password: ['Harbour#2026'],
  startTime: ['11:00'],
  endTime: ['22:00'],
  lat: [22.2866],
  lng: [114.2172],
  price: [89],
  total: [89],
  num: [1],
  brand: [brandIds.hongKong],
  orderType: [1],
  payMethod: ['cash'],
  url: ['https://erp.chain.example/hook'],
  host: ['10.20.0.7'],
  port: [9100],
  tc: ['文字'],
}
