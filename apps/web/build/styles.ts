import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Manifest = Record<string, { file: string; css?: string[]; assets?: string[]; imports?: string[]; dynamicImports?: string[] }>

/** The style sheets that some entries and all they import wear, in order, each once. */
export function stylesOf(manifest: Manifest, entries: string[]): string[] {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const each of chunk.imports ?? []) visit(each)
    for (const css of chunk.css ?? []) styles.add(css)
  }
  for (const entry of entries) visit(entry)
  return [...styles]
}

/** The sheets as one text, their addresses made absolute, since they stand inside a page. The order of the layers leads, whichever sheet the bundler puts first. */
export function inlineStyles(dist: string, styles: string[]): string {
  const layers = readFileSync(join(import.meta.dirname, '../styles/layers.css'), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  return [layers, ...styles.map((style) => readFileSync(join(dist, style), 'utf8'))].map((sheet) => sheet.trim()).join('\n')
}
