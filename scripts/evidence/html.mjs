/** @typedef {import('./reports.mjs').Outcome} Outcome */

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in a page. @param {string} text */
export const escaped = (text) => text.replaceAll(/[&<>"]/g, (sign) => entities[/** @type {keyof typeof entities} */ (sign)])

/** A sentence of a paper of ours: code between backticks, bold between double stars, the rest as it stands. @param {string} text */
export const sentence = (text) =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')

/** A test's title as a reader wants it: what each run fills in is a dot of three. @param {string} title */
export const law = (title) => escaped(title.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}|%[sdifjop]|\$[a-zA-Z_][\w.]*/g, '…'))

/** @param {string} command */
export const shell = (command) => `<code class="command">${escaped(command)}</code>`

/** @param {'ok' | 'bad' | 'none'} kind @param {string} words */
export const mark = (kind, words) => `<span class="mark mark--${kind}">${{ ok: '✓', bad: '✗', none: '–' }[kind]} ${escaped(words)}</span>`

/** The outcome of a test, each stage with its lane; said plainly where it did not run here. @param {Outcome[]} outcomes */
export function outcomeMarks(outcomes) {
  if (outcomes.length === 0) return mark('none', 'not run on this machine')
  return outcomes
    .map(({ stage, run, passed, failed }) => {
      const where = run && run.lane !== 'quick' ? `${stage}, lane ${run.lane}` : stage
      return failed > 0
        ? mark('bad', `${failed} failed (${where})`)
        : mark('ok', passed > 1 ? `passed ${passed}× (${where})` : `passed (${where})`)
    })
    .join(' ')
}

/**
 * A table with its name and heads; of each row the first cell is its head. A column whose name ends with # holds numbers.
 * @param {{ caption: string, heads: string[], rows: string[][] }} parts cells are HTML
 */
export function table({ caption, heads, rows }) {
  const number = (/** @type {number} */ at) => (heads[at]?.endsWith('#') ? ' class="number"' : '')
  const head = heads.map((name, at) => `<th scope="col"${number(at)}>${escaped(name.replace(/#$/, ''))}</th>`).join('')
  const body = rows.map(
    (cells) =>
      `<tr>${cells.map((cell, at) => (at === 0 ? `<th scope="row"${number(at)}>${cell}</th>` : `<td${number(at)}>${cell}</td>`)).join('')}</tr>`,
  )
  return `<div class="table" tabindex="0" role="region" aria-label="${escaped(caption)}"><table>\n<caption>${escaped(caption)}</caption>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table></div>`
}
