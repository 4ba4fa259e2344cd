import { commonRefusals } from '@harbour/protocol'
import { callerWords, namedSchemas, schemaNames, type ApiCall } from './api-calls.ts'
import { codeBlock, docPage, escaped, prettyJson } from './doc-page.ts'
import { jsonSchemaOf, namedSchema, type JsonSchema } from './json-schema.ts'
import { callPath, refusalWords } from './openapi.ts'

type PageOptions = { base: string }

/** The page that lists every call, with what is true of all of them. */
export function callListPage(calls: readonly ApiCall[], { base }: PageOptions): string {
  const modules = Map.groupBy(calls, ({ module }) => module)
  const lists = [...modules].map(
    ([module, inside]) => `<h2 id="${escaped(module)}">${escaped(module)}</h2><ul>${inside.map(listed).join('')}</ul>`,
  )
  return docPage('Every call', `${howToCall(base)}${lists.join('')}`)
}

function listed({ definition: { name, caller }, description }: ApiCall): string {
  const [first = ''] = description.split(/(?<=\.) /)
  return `<li><a href="/docs/calls/${escaped(name)}"><code>${escaped(name)}</code></a> <span class="note">${caller}</span><br>${escaped(first)}</li>`
}

const howToCall = (
  base: string,
) => `<p>A call is a <code>POST</code> of a form (<code>multipart/form-data</code>, text fields only) to <code>${escaped(base)}/{gateway}/{name}</code>, or to <code>${escaped(base)}/{gateway}?_name={name}</code>, which is the same.</p>
<table><tr><th>field<th>what it is</tr><tr><td><code>actionName</code><td>the name of the call once more</tr><tr><td><code>content</code><td>its content, as JSON; beside the call's own fields the <code>brand</code> (31 Hong Kong, 42 Macau) and a <code>deviceId</code>, any GUID that stays the same</tr>
<tr><td><code>key</code><td>the key of whoever calls: a guest's session, a shop's till, somebody of the staff</tr><tr><td><code>langType</code><td>1 Traditional Chinese, 2 English</tr></table>
<p>The answer is JSON: <code>status</code> (1 done, 301 refused, 2 a fault on the way), <code>data</code>, <code>msg</code>, which is fit to show, <code>code</code> where it was refused, and <code>logId</code>, by which the chain finds the call in its log. A field that no call names is refused, never passed over; in production alone, and of guests' calls alone, unknown fields of the content are left out, up to twenty of them.
Sums are dollars with at most two decimals, or cents where it says so; times are <code>YYYY/MM/DD HH:mm:ss</code> by the clock of Hong Kong and Macau.</p>
<details><summary>Any call may be refused with</summary>${refusalTable(commonRefusals)}</details>`

const refusalTable = (codes: readonly string[]) =>
  `<table><tr><th>code<th>what a guest reads</tr>${codes.map((code) => `<tr><td><code>${escaped(code)}</code><td>${escaped(refusalWords(code))}</tr>`).join('')}</table>`

/** The page of one call: its fields, its answer, its refusals and an example of each. */
export function callPage(call: ApiCall, { base }: PageOptions): string {
  const { definition, description, content, example } = call
  const [asked, answered] = [jsonSchemaOf(content, schemaNames), jsonSchemaOf(definition.data, schemaNames)]
  const sections = [
    `<p>${escaped(description)}</p><p><b>Who calls.</b> ${escaped(callerWords(definition))}</p>`,
    `<h2>Content</h2>${fieldTable(asked)}`,
    `<h2>Example</h2>${codeBlock(curl(call, base))}`,
    `<h2>Answer</h2><p>The <code>data</code> of one that is done, without the fields that may be left out:</p>${codeBlock(prettyJson(example.data))}<details><summary>JSON Schema of the data</summary>${codeBlock(prettyJson(answered))}</details>`,
    definition.refusals.length > 0 ? `<h2>Refusals</h2>${refusalTable(definition.refusals)}` : '',
    shapes([asked, answered]),
  ]
  return docPage(definition.name, sections.join(''))
}

function fieldTable({ properties, required }: JsonSchema): string {
  const needed = required as string[]
  const rows = Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, schema]) =>
      `<tr><td><code>${escaped(name)}</code><td>${needed.includes(name) ? '' : '<span class="note">optional</span>'}<td>${typeWords(schema)}<td>${escaped(limits(schema))}</tr>`,
  )
  return `<table><tr><th>field<th><th>type<th></tr>${rows.join('')}</table>`
}

function typeWords(schema: JsonSchema): string {
  const { $ref, enum: options, anyOf, oneOf, type, items } = schema
  const arms = (anyOf ?? oneOf) as JsonSchema[] | undefined
  if (typeof $ref === 'string') return `<a href="#${nameIn($ref)}">${nameIn($ref)}</a>`
  if (Array.isArray(options)) return options.map((option) => `<code>${escaped(JSON.stringify(option))}</code>`).join(' · ')
  if ('const' in schema) return `<code>${escaped(JSON.stringify(schema.const))}</code>`
  if (arms) return arms.map(typeWords).join(' or ')
  if (type === 'array') return `list of ${typeWords(items as JsonSchema)}`
  if (type === 'object') return `{ ${escaped(Object.keys(schema.properties ?? {}).join(', '))} }`
  return typeof type === 'string' ? type : 'anything'
}

const told = [
  'description',
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'default',
] as const

const limits = (schema: JsonSchema) =>
  told
    .filter((key) => schema[key] !== undefined)
    .map((key) => (key === 'description' ? String(schema[key]) : `${key} ${JSON.stringify(schema[key])}`))
    .join('; ')

const nameIn = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

/** The named shapes that some schemas come to, each once. */
function shapes(schemas: readonly JsonSchema[]): string {
  const named = new Map(namedSchemas().map(([name, schema]) => [name, namedSchema(schema, schemaNames)]))
  const found = new Set<string>()
  const left = schemas.flatMap(refsIn)
  for (let name = left.pop(); name !== undefined; name = left.pop())
    if (!found.has(name)) {
      found.add(name)
      left.push(...refsIn(named.get(name)))
    }
  if (found.size === 0) return ''
  const blocks = [...found]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => `<h3 id="${name}">${name}</h3>${codeBlock(prettyJson(named.get(name)))}`)
  return `<h2>Shapes</h2>${blocks.join('')}`
}

function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => (key === '$ref' ? [nameIn(String(inner))] : refsIn(inner)))
}

function curl({ definition, example }: ApiCall, base: string): string {
  const key = definition.caller === 'anyone' ? [] : [`  -F 'key=KEY'`]
  return [
    `curl 'https://order.example${base}${callPath(definition)}'`,
    `  -F 'actionName=${definition.name}'`,
    `  -F 'content=${JSON.stringify(example.content)}'`,
    ...key,
    `  -F 'langType=2'`,
  ].join(' \\\n')
}
