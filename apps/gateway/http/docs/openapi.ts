import { commonRefusals, Envelope, replyStatuses, type Action } from '@harbour/protocol'
import { languageIds } from '@harbour/rules'
import { localize } from '../../platform/localized-text.ts'
import { isGuestCall } from '../guest-calls.ts'
import { refusalMessages } from '../refusal-messages.ts'
import { callerWords, namedSchemas, schemaNames, type ApiCall } from './api-calls.ts'
import { jsonSchemaOf, namedSchema, type JsonSchema } from './json-schema.ts'

/** `lenient`: this gateway leaves out what it does not know of guests' calls. */
type OpenApiOptions = { base: string; version: string; lenient?: boolean }

/** The OpenAPI 3.1 document of the calls, made from their definitions. Each has a path of its own, at which it can be made as well as by `_name`. */
export function openApi(calls: readonly ApiCall[], { base, version, lenient = false }: OpenApiOptions): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Harbour', version, description: about, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: base }],
    tags: [...new Set(calls.map(({ module }) => module))].map((name) => ({ name })),
    paths: Object.fromEntries(
      calls.map((call) => [callPath(call.definition), { post: operation(call, lenient && isGuestCall(call.definition)) }]),
    ),
    components: {
      schemas: {
        ...Object.fromEntries(namedSchemas().map(([name, schema]) => [schemaNames.get(schema) ?? name, namedSchema(schema, schemaNames)])),
        Refused: refusedSchema([...commonRefusals]),
      },
    },
  }
}

/** The path of a call below the base of all. */
export const callPath = ({ gateway, name }: Pick<Action, 'gateway' | 'name'>) => `/${gateway}/${name}`

const about = `Every call is a form of text fields, whose \`content\` is JSON, and is answered by JSON of one shape: \`status\` ${replyStatuses.done} is done, \`code\` says why
one was refused, \`msg\` is fit to show in the language of \`langType\`. Sums are dollars with at most two decimals, or cents where it says so; times are those of Hong Kong and Macau. The
key of whoever calls goes into the form's \`key\`.`

function operation({ definition, description, module, content, example }: ApiCall, lenient: boolean): object {
  const { name, refusals } = definition
  const { langType, userAgent, system, key } = Envelope.entries
  const form = {
    type: 'object',
    required: ['actionName', 'content', ...(definition.caller === 'anyone' ? [] : ['key'])],
    properties: {
      actionName: { const: name },
      // Written out where it is lenient: what the schemas that have names refuse, this call leaves out.
      content: lenient ? leavingOut(jsonSchemaOf(content)) : jsonSchemaOf(content, schemaNames),
      key: jsonSchemaOf(key),
      langType: jsonSchemaOf(langType),
      userAgent: jsonSchemaOf(userAgent),
      system: jsonSchemaOf(system),
    },
    additionalProperties: false,
  }
  const formExample = { actionName: name, content: example.content, ...(definition.caller !== 'anyone' && { key: 'KEY' }), langType: '2' }
  return {
    operationId: name,
    tags: [module],
    summary: name.split('.').at(-1),
    description: [
      description,
      callerWords(definition),
      lenient && leftOut,
      refusals.length > 0 && `Refuses with: ${refusals.map(sentence).join(' ')}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': { schema: form, encoding: { content: { contentType: 'application/json' } }, example: formExample },
      },
    },
    responses: { 200: answer(definition, example.data), ...faults },
  }
}

const leftOut = 'Fields of the content that this gateway does not know are left out, up to twenty of them.'

/** The schema of the same content from which unknown fields are left out instead of refused. */
function leavingOut(schema: JsonSchema): JsonSchema {
  const loose = JSON.stringify(schema, (key, value: unknown) => (key === 'additionalProperties' && value === false ? true : value))
  return JSON.parse(loose) as JsonSchema // what was written from one
}

const sentence = (code: string) => `\`${code}\` (${refusalWords(code)})`

/** The sentence of a refusal in English. */
export function refusalWords(code: string): string {
  return localize(refusalMessages[code as keyof typeof refusalMessages], languageIds.en) // a call declares no other
}

function answer({ data, refusals }: Action, example: unknown): object {
  const done = {
    type: 'object',
    required: ['status', 'msg', 'data', 'logId', 'serverTime'],
    properties: { ...stamp, status: { const: replyStatuses.done }, data: jsonSchemaOf(data, schemaNames) },
  }
  const refused = refusals.length > 0 ? [refusedSchema([...refusals, ...commonRefusals])] : [{ $ref: '#/components/schemas/Refused' }]
  const value = { status: replyStatuses.done, msg: 'Done', data: example, logId: '5f3d9a1c04be', serverTime: 1_796_013_000_000 }
  return { description: 'Done, or refused', content: { 'application/json': { schema: { oneOf: [done, ...refused] }, example: value } } }
}

const stamp: JsonSchema = { msg: { type: 'string' }, logId: { type: 'string' }, serverTime: { type: 'number' } }

function refusedSchema(codes: readonly string[]): JsonSchema {
  return {
    type: 'object',
    required: ['status', 'msg', 'data', 'code', 'logId', 'serverTime'],
    properties: {
      ...stamp,
      status: { enum: Object.values(replyStatuses).filter((status) => status !== replyStatuses.done) },
      code: { enum: codes },
      data: {},
    },
  }
}

const faulty = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refused' } } },
})

const faults = {
  404: faulty('There is no such gateway'),
  413: faulty('The form is over 256 KiB, or over 4 MiB where the gateway is Upload'),
  415: faulty('It is no form'),
  429: faulty('Too many calls; Retry-After says when to come back'),
  503: faulty('The process is leaving; Retry-After says when to come back'),
}
