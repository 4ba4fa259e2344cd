import type { StatementColumns } from './statement-columns.ts'

/**
 * A statement with a name, so that each connection plans it once. `parameters` are the names of its values, in their order, where its text has given
 * them names. `columns` stands for the types of what it gives; no value has it.
 */
export type Statement<Columns = unknown> = { name: string; text: string; parameters?: readonly string[]; columns?: Columns }

/** The values of a statement: in their order, or by the names of its parameters. */
export type Values = readonly unknown[] | Readonly<Record<string, unknown>>

type Name = keyof StatementColumns

const known = new Map<string, Statement>()

/**
 * A statement whose parameters are `$1` and so on, or have names: `:storeId::text`. The tests prepare it on the migrated schema, and have written its columns into
 * `statement-columns.ts`.
 */
export function statement<N extends Name>(name: N, text: string): Statement<StatementColumns[N]> {
  if (known.has(name)) throw new Error(`two statements are called ${name}`)
  const made = namedStatement(name, text)
  known.set(name, made)
  return made
}

const parameter = /(?<![:\w]):([a-z]\w*)/g

/**
 * The same for a text that is put together at each call, which the tests do not know. PostgreSQL numbers its parameters; ours get their numbers in the order
 * in which they first come. Throws where a text names some and numbers others.
 */
export function namedStatement(name: string, text: string): Statement<never> {
  const parameters = [...new Set([...text.matchAll(parameter)].map(([, each = '']) => each))]
  if (parameters.length === 0) return { name, text }
  if (/\$\d/.test(text)) throw new Error(`${name} names some of its parameters and numbers others`)
  return { name, parameters, text: text.replaceAll(parameter, (_, each: string) => `$${parameters.indexOf(each) + 1}`) }
}

/** The values in the order in which the statement numbers them. Throws where one of its parameters has none. */
export function orderedValues({ name, parameters }: Statement, values: Values): unknown[] {
  if (isList(values)) return [...values]
  return (parameters ?? []).map((each) => {
    if (values[each] === undefined) throw new Error(`${name} has no ${each}`)
    return values[each]
  })
}

const isList = (values: Values): values is readonly unknown[] => Array.isArray(values)

/** Every statement of the modules that have been loaded. */
export const statements = (): readonly Statement[] => [...known.values()]

/** The columns that a row of this type is read from: their names, and their types as far as the database knows them. */
export type ColumnsOf<Row> = unknown extends Row ? unknown : { [Key in keyof Row]: ColumnOf<Row[Key]> }

/** A statement whose columns make rows of this type. */
export type StatementOf<Row> = Statement<ColumnsOf<Row>>

type ColumnOf<Value> = [NonNullable<Value>] extends [never]
  ? unknown
  : [NonNullable<Value>] extends [Plain]
    ? PlainOf<NonNullable<Value>>
    : unknown

type Plain = string | number | boolean | Buffer

type PlainOf<Value> = Value extends number ? number : Value extends string ? string : Value extends boolean ? boolean : Buffer
