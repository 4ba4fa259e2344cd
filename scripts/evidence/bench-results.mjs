/** @typedef {{ what: string, ours: string, peer: string, ratio: string, aim: string, verdict: '' | 'met' | 'not met' }} Figure */
/** @typedef {{ title: string, about: string, command: string, measured: string, figures: Figure[] }} Measured A section of the results: what was measured, when, and by which command. */

/** The sections of a page of results, as `npm run bench` and `npm run drill` write it. @param {string} page @returns {Measured[]} */
export function sectionsOf(page) {
  return page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      const about = lines.find((line) => line !== '' && !line.startsWith('|')) ?? ''
      const command = /.*`((?:[A-Z_]+=\S+ )*npm run (?:bench|drill|security)[^`]*)`/.exec(about)?.[1] ?? 'npm run bench'
      return {
        title: title.trim(),
        about: about.slice(0, about.lastIndexOf(`\`${command}\``) < 0 ? undefined : about.lastIndexOf(`\`${command}\``)).trim(),
        command,
        measured: /(\d{4}-\d\d-\d\d \d\d:\d\d UTC)/.exec(about)?.[1] ?? '',
        figures: lines.flatMap(figureOf),
      }
    })
}

/** @param {string} line @returns {Figure[]} */
function figureOf(line) {
  const cells = line.split('|').map((cell) => cell.trim())
  if (!line.startsWith('|') || cells.length < 7 || cells[1] === '' || cells[1]?.startsWith('---')) return []
  const [, what = '', ours = '', peer = '', ratio = '', aim = '', said = ''] = cells
  const verdict = said.includes('not met') ? 'not met' : said === 'met' ? 'met' : ''
  return [{ what, ours, peer, ratio, aim, verdict }]
}

/** The drills among them: what was brought down or restored, and how long it took. @param {Measured[]} sections */
export const drillsOf = (sections) => sections.filter(({ title }) => isDrill(title))

/** @param {string} title */
export const isDrill = (title) => /\bdrills?\b/i.test(title)

/** The machine and the tally, as the page says them before its sections. @param {string} page */
export const machineOf = (page) => /^Measured by `npm run bench` (on .+)$/m.exec(page)?.[1] ?? ''
