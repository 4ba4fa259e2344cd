import { importsOf, pathOf, type SourceFile } from './source-files.ts'

/** Finds the files that import one another in a circle, imports of types included: each circle as one list of paths, in order. */
export function importCircles(files: readonly SourceFile[]): string[][] {
  const paths = new Set(files.map(({ path }) => path))
  const next = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => pathOf(file, specifier))
        .filter((path) => paths.has(path)),
    ]),
  )
  return strongComponents(next).filter(([first = '', ...more]) => more.length > 0 || next.get(first)?.includes(first))
}

/** Tarjan's strongly connected components of a graph, given as the nodes that follow each node. */
function strongComponents(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const visit = (node: string): number => {
    order.set(node, order.size)
    let lowest = order.get(node) ?? 0
    open.push(node)
    for (const other of next.get(node) ?? []) {
      if (!order.has(other)) lowest = Math.min(lowest, visit(other))
      else if (open.includes(other)) lowest = Math.min(lowest, order.get(other) ?? 0)
    }
    low.set(node, lowest)
    if (lowest === order.get(node)) found.push(open.splice(open.indexOf(node)).toSorted())
    return lowest
  }
  for (const node of next.keys()) if (!order.has(node)) visit(node)
  return found
}
