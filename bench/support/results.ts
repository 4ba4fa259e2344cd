import { cpus, release, totalmem, type } from 'node:os'

/** A figure beside its peer and its aim, in words; `met` is missing where nothing is aimed at. */
export type Result = { what: string; ours: string; peer?: string; ratio?: number; aim?: string; met?: boolean }
/** `command`: what measures it, where that is not `npm run bench -- NAME`. */
export type Section = { name: string; title: string; about: string; results: Result[]; begun: Date; command?: string }

/** The sections of `npm run drill`, which writes them by itself; the evidence pack knows drills by their titles. */
export const drillTitles = { failover: 'Failover drill', restore: 'Restore drill', upgrade: 'Upgrade drill' }
/** The section of `npm run security`. */
export const securityTitle = 'Outside judges of security'

/** The page that the benches leave behind: every figure with its verdict. Sections that were measured now take the place of their old ones in the page that is there. */
export function resultsPage(old: string, titles: readonly string[], sections: readonly Section[]): string {
  const fresh = new Map(sections.map((section) => [section.title, sectionText(section)]))
  const kept = new Map(old.split(/^(?=## )/m).map((text) => [/^## (.*)$/m.exec(text)?.[1] ?? '', `${text.trim()}\n`]))
  const texts = titles.flatMap((title) => fresh.get(title) ?? kept.get(title) ?? [])
  const met = count(texts, / \| met \|$/gm)
  return `# What Harbour costs

Measured by \`npm run bench\` on ${machine()}.
${met} of ${met + count(texts, /\*\*not met\*\*/g)} aims are met.

${texts.join('\n')}`
}

const count = (texts: readonly string[], what: RegExp) => texts.reduce((sum, text) => sum + [...text.matchAll(what)].length, 0)

function sectionText({ name, title, about, results, begun, command = `npm run bench -- ${name}` }: Section): string {
  const rows = results.map(({ what, ours, peer = '', ratio, aim = '', met }) => [
    what,
    ours,
    peer,
    ratio?.toFixed(2) ?? '',
    aim,
    verdict(met),
  ])
  const table = [['', 'Harbour', 'peer', 'ratio', 'aim', ''], ['---', '---:', '---:', '---:', '---', '---'], ...rows]
  const when = `${begun.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return `## ${title}\n${about} \`${command}\`, ${when}.\n\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`
}

function verdict(met: boolean | undefined): string {
  if (met === undefined) return ''
  return met ? 'met' : '**not met**'
}

function machine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${memory} GB, ${type()} ${release()}, Node ${process.version}`
}
