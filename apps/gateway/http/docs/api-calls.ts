import * as protocol from '@harbour/protocol'
import * as v from 'valibot'
import { readCallDescriptions } from './call-descriptions.ts'
import { exampleOf } from './example.ts'
import type { SchemaNames } from './json-schema.ts'

/** A call as the documents say it: its definition, what it does, the module that its name begins with, its whole content, and an example of that and of its data on the wire. */
export type ApiCall = {
  definition: protocol.Action
  description: string
  module: string
  content: v.GenericSchema
  example: { content: object; data: unknown }
}

/** The calls in the order of their modules and names. */
export function apiCalls(definitions: readonly protocol.Action[]): ApiCall[] {
  const descriptions = readCallDescriptions()
  return definitions
    .map((definition) => {
      const content = v.strictObject({ ...protocol.Common, ...definition.content.entries })
      return {
        definition,
        description: descriptions.get(definition.name) ?? '',
        module: moduleOf(definition.name),
        content,
        example: { content: exampleOf(content) as object, data: exampleOf(definition.data) }, // an object schema takes an object
      }
    })
    .toSorted((a, b) => (a.module + a.definition.name < b.module + b.definition.name ? -1 : 1))
}

/** `candao.orderOwn.postOrder` is of `orderOwn`; what has no module is of the session. */
const moduleOf = (name: string) => (name.includes('.') ? (name.split('.').at(-2) ?? '') : 'session')

/** Every schema that the protocol exports under a name. */
export function namedSchemas(): [string, v.GenericSchema][] {
  const exported = Object.entries(protocol as Record<string, unknown>)
  return exported.flatMap(([name, value]): [string, v.GenericSchema][] => (isSchema(value) ? [[name, value]] : []))
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

/** The names of those schemas. Of several names for one schema the first counts. */
export const schemaNames: SchemaNames = new Map(
  namedSchemas()
    .toReversed()
    .map(([name, schema]) => [schema, name]),
)

/** Says who may make a call, and with which key. */
export function callerWords({ caller, needs, stepUp }: protocol.Action): string {
  const right = needs === undefined ? '' : ` who has the right ${needs}`
  const proof = stepUp ? ', and has shown within the last ten minutes who they are' : ''
  return {
    anyone: 'Anyone; no key is asked for.',
    visitor: 'A guest, visitor or member: the secret key of their session.',
    member: 'A member: the secret key of their session.',
    shop: "A shop's till: its own key. The content names its shop.",
    staff: `Somebody of the staff${right}${proof}: the key of their session.`,
  }[caller]
}
