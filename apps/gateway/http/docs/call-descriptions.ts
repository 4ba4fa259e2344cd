import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const protocol = fileURLToPath(new URL('../../../../packages/protocol/', import.meta.url))

/** The comments of the calls' own definitions, by their names on the wire. The gateway runs from its sources, so that they are there to be read. */
export function readCallDescriptions(folder = protocol): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(?<!\.test)\.ts$/.test(path) && !path.includes('node_modules'),
  )
  return new Map(files.flatMap((path) => described(readFileSync(folder + path, 'utf8'))))
}

const definition = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+ = action\('([\w.]+)'/g

function described(source: string): [string, string][] {
  return [...source.matchAll(definition)].map(([, comment = '', name = '']) => [name, comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()])
}
