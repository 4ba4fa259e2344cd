import type pg from 'pg'
import keys from '../../platform/database/distribution-keys.json' with { type: 'json' }

/** Of one statement: the tables that it reads or writes without their keys, and the kinds of keys by which it reaches the others. */
export type Reached = { without: string[]; by: string[] }

type Key = { by: string; column?: string }
type Plan = Record<string, unknown> & { Plans?: Plan[] }
type Scan = { alias: string; table: string }

/** Tables that a function of the database reads where no plan shows it. */
const insideFunctions: Record<string, string> = { order_limit_reached: 'order_origins' }

const keyOf = (table: string): Key => (keys as Record<string, Key | undefined>)[table] ?? { by: 'unknown' }

/**
 * Asks the database for a statement's plan, for whatever values it is given, and follows the equalities in it. A table is reached by its key where that is
 * equal to a parameter, or to what another table, reached before, has said. A row that is inserted names it among its columns.
 */
export async function reachedTables(client: pg.Client, text: string): Promise<Reached> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (generic_plan, verbose, format json) ${text}`)
  const nodes = withinPlan(rows[0]?.['QUERY PLAN'][0].Plan ?? {})
  const scans = nodes.flatMap(scanOf)
  const reached = knownKeys(nodes.flatMap(equalities), scans)
  const missed = scans.filter(({ alias }) => !reached.has(alias)).map(({ table }) => table)
  const inserts = [...text.matchAll(/insert into (\w+)(?: as \w+)?\s*\(([^)]*)\)/g)].map(([, table = '', columns = '']) => ({
    table,
    columns,
  }))
  const unnamed = inserts.filter(({ table, columns }) => isSpread(table) && !columns.split(/,\s*/).includes(keyOf(table).column ?? ''))
  const hidden = Object.entries(insideFunctions).flatMap(([name, table]) => (text.includes(`${name}(`) ? [table] : []))
  const all = [...scans, ...inserts].map(({ table }) => table).filter(isSpread)
  return {
    without: sorted([...missed, ...unnamed.map(({ table }) => table), ...hidden]),
    by: sorted(all.map((table) => keyOf(table).by)),
  }
}

const sorted = (names: string[]) => [...new Set(names)].toSorted()

/** Says whether a table's rows lie apart by a key. */
const isSpread = (table: string) => keyOf(table).column !== undefined

function withinPlan(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(withinPlan)]
}

/** A table that lies in parts is read by each of them; the months' names begin with their table's. */
function scanOf({ 'Node Type': type, 'Relation Name': relation, Alias: alias }: Plan): Scan[] {
  if (typeof relation !== 'string' || typeof alias !== 'string' || type === 'ModifyTable') return []
  const table = relation.replace(/_(?:\d{4}_\d\d|other)$/, '')
  return isSpread(table) ? [{ alias, table }] : []
}

/** One side of an equality: the columns in it, and the column that it is, where it is nothing else. */
type Side = { columns: string[]; only: string | undefined }
type Equality = [Side, Side]

const conditions = ['Index Cond', 'Recheck Cond', 'Filter', 'Hash Cond', 'Merge Cond', 'Join Filter', 'One-Time Filter']

/** The equalities that must be true of a node's rows: one that stands beside an `or`, or after a `not`, says nothing. */
function equalities(plan: Plan): Equality[] {
  const said = conditions.flatMap((name) => (typeof plan[name] === 'string' ? conjuncts(plan[name]) : []))
  return said.flatMap((each): Equality[] => {
    const [, left, right] = /^(?!NOT )(.+?) = (.+)$/.exec(each) ?? []
    return left && right ? [[sideOf(left), sideOf(right)]] : []
  })
}

function sideOf(text: string): Side {
  const [, only] = /^\(*(\w+\.\w+)\)*(?:::\w+)?\)*$/.exec(text.trim()) ?? []
  return { columns: text.replaceAll(/'[^']*'/g, '').match(/\b[a-z]\w*\.\w+/g) ?? [], only }
}

/** The parts of a condition that are all true: those between its outermost `AND`s. */
function conjuncts(text: string): string[] {
  const inner = unwrapped(text.trim())
  const parts: string[] = []
  let [depth, from] = [0, 0]
  for (let at = 0; at < inner.length; at++) {
    if (inner[at] === '(') depth++
    if (inner[at] === ')') depth--
    if (depth > 0 || !inner.startsWith(' AND ', at)) continue
    parts.push(inner.slice(from, at))
    from = at + 5
  }
  if (parts.length === 0) return / OR /.test(inner) ? [] : [inner]
  return [...parts, inner.slice(from)].flatMap(conjuncts)
}

function unwrapped(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
    if (depth === 0 && at < text.length - 1) return text
  }
  return unwrapped(text.slice(1, -1))
}

/** The tables of a plan whose keys are known before their rows are read, whatever way leads there. */
function knownKeys(equal: Equality[], scans: Scan[]): Set<string> {
  const read = new Set(scans.map(({ alias }) => alias))
  const known = new Set<string>()
  const reached = new Set<string>()
  const isKnown = (name: string) => known.has(name) || !read.has(aliasOf(name)) || reached.has(aliasOf(name))
  for (let before = -1; before < known.size + reached.size;) {
    before = known.size + reached.size
    for (const [left, right] of equal) {
      if (right.only && left.columns.every(isKnown)) known.add(right.only)
      if (left.only && right.columns.every(isKnown)) known.add(left.only)
    }
    for (const { alias, table } of scans) if (known.has(`${alias}.${keyOf(table).column}`)) reached.add(alias)
  }
  return reached
}

const aliasOf = (name: string) => name.split('.')[0] ?? ''
