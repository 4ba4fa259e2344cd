import { escaped, law, mark, outcomeMarks, sentence, shell, table } from './html.mjs'
import { subjectOrder } from './laws.mjs'

/** @typedef {import('./collect.mjs').Evidence} Evidence */
/** @typedef {{ id: string, title: string, about: string, body: string }} Part */

const notRun = () => mark('none', 'not run on this machine')
const count = (/** @type {number} */ number) => number.toLocaleString('en')
const short = (/** @type {string} */ commit) => commit.slice(0, 8) || 'unknown'

/** The whole page: what is shown, in which order, and by which command each line is made again. @param {Evidence} evidence @param {string} style its style sheet @returns {string} */
export function pageOf(evidence, style) {
  const parts = [runs, laws, drills, accessibility, legal, performance, rows, versions].map((part) => part(evidence))
  const { version, commit, changed, committed } = evidence.versions
  const contents = parts.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join('\n')
  const body = parts.map(
    ({ id, title, about, body }) =>
      `<section id="${id}" aria-labelledby="${id}-title">\n<h2 id="${id}-title">${escaped(title)}</h2>\n<p>${about}</p>\n${body}\n</section>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Harbour ${escaped(version)}: evidence</title>
<style>
${style}
</style>
</head>
<body>
<a class="skip" href="#main">Skip to the evidence</a>
<header>
<p class="product">Harbour ${escaped(version)}</p>
<h1>Evidence</h1>
<p>For an auditor or a buyer: what is claimed of this product, the test or the measurement that holds each claim, and the command that shows it again. Nothing here was written by hand for the occasion: what was not run says so.</p>
<dl class="facts">
<div><dt>Commit</dt><dd><code>${escaped(commit || 'no Git here')}</code>${changed ? ', with changes that are not committed' : ''}</dd></div>
<div><dt>Of</dt><dd>${escaped(committed || 'unknown')}</dd></div>
<div><dt>Made by</dt><dd>${shell('npm run evidence')}</dd></div>
</dl>
</header>
<nav aria-labelledby="contents-title">
<h2 id="contents-title">Contents</h2>
<ol>
${contents}
</ol>
</nav>
<main id="main">
${body.join('\n')}
</main>
<footer><p>Harbour ${escaped(version)}, commit <code>${escaped(short(commit))}</code>. Made again by ${shell('npm run evidence')}.</p></footer>
</body>
</html>
`
}

const stages = ['check', 'unit', 'component', 'gateway', 'browser', 'together', 'engines', 'fuzz']

/** @param {Evidence} evidence @returns {Part} */
function runs({ reports, versions }) {
  const made = stages.map((stage) => {
    const command = stage === 'fuzz' ? 'npm run fuzz' : `npm test -- ${stage}`
    if (!reports.runs.has(stage)) return [escaped(stage), notRun(), '', '', '', '', shell(command)]
    const run = reports.runs.get(stage)
    if (!run) return [escaped(stage), mark('none', 'a report that does not say what was run'), '', '', '', '', shell(command)]
    const same = run.commit === versions.commit && !run.changed
    const at = `<code>${escaped(short(run.commit))}</code>${same ? '' : ` ${mark('bad', run.changed ? 'with uncommitted changes' : 'another commit')}`}`
    const said = run.failed > 0 ? mark('bad', `${run.failed} failed`) : mark('ok', 'passed')
    return [escaped(stage), said, count(run.passed), escaped(run.lane), at, `${escaped(run.ended.replace('T', ' '))} UTC`, shell(command)]
  })
  return {
    id: 'runs',
    title: 'The last runs on this machine',
    about: `All results below are read from these runs’ reports in <code>var/test-reports</code>. The quick lane is ${shell('npm test')}, the whole one ${shell('npm run test:all')}.`,
    body: table({ caption: 'Stages', heads: ['Stage', 'Result', 'Tests passed#', 'Lane', 'Commit', 'Ended', 'Again by'], rows: made }),
  }
}

/** @param {Evidence} evidence @returns {Part} */
function laws({ laws: all }) {
  const tables = subjectOrder.flatMap((subject) => {
    const own = all.filter((one) => one.subject === subject)
    if (own.length === 0) return []
    const lines = own.map((one) => [law(one.law), eachRun(one.tries), triedWords(one), shell(one.command)])
    return [
      `<h3>${escaped(subject)}</h3>`,
      table({ caption: `Laws: ${subject}`, heads: ['Law', 'A run tries', 'Tried', 'Again by'], rows: lines }),
    ]
  })
  return {
    id: 'laws',
    title: 'Laws',
    about: `${count(all.length)} properties that hold for whatever chance makes up: carts, coupons, clocks, broken requests, failing providers, whole evenings. How often a run tries each is what its test says, or what its lane sets; how often it was tried is read from the runs above.`,
    body: tables.join('\n'),
  }
}

/** @param {import('./laws.mjs').Tries} tries */
function eachRun({ count: own, setting, most }) {
  if (setting) return `<code>${escaped(setting)}</code>${most ? `, at most ${count(most)}` : ''}`
  return own === undefined ? 'as its own table says' : `${count(own)} times`
}

/** @param {import('./laws.mjs').Law} one */
function triedWords({ tried }) {
  if (tried.length === 0) return notRun()
  return tried
    .map(({ stage, run, times, passed }) => {
      const where = `${stage}${run ? `, lane ${run.lane}` : ''}`
      const often = times === undefined ? 'a number of times that its report does not say' : `${count(times)} times`
      return passed ? mark('ok', `${often} (${where})`) : mark('bad', `failed (${where})`)
    })
    .join(' ')
}

/** @param {Evidence} evidence @returns {Part} */
function drills({ drills: all, runbooks }) {
  const measured = all.map(({ title, about, command, measured, figures }) => {
    const lines = figures.map(({ what, ours, aim, verdict }) => [
      escaped(what),
      escaped(ours),
      escaped(aim),
      verdictMark(verdict),
      shell(command),
    ])
    return `<h3>${escaped(title)}</h3>\n<p>${sentence(about)} ${escaped(measured)}</p>\n${table({ caption: title, heads: ['Drill', 'Took', 'Aim', '', 'Again by'].map((head) => head || 'Verdict'), rows: lines })}`
  })
  const none = `<p>${mark('none', 'not run')} <code>bench/RESULTS.md</code> has no section of drills at this commit; ${shell('npm run drill -- --keep')} writes those that there are.</p>`
  const books = runbooks.map(({ name, title }) => [escaped(title), `<code>docs/operations/runbooks/${escaped(name)}</code>`])
  return {
    id: 'drills',
    title: 'Drills',
    about: 'What was brought down, lost or restored on purpose, and how long it took.',
    body: `${measured.length > 0 ? measured.join('\n') : none}\n<h3>Written procedures</h3>\n<p>One page for each alert; no time is claimed for them.</p>\n${table({ caption: 'Runbooks', heads: ['For', 'Page'], rows: books })}`,
  }
}

/** @param {Evidence} evidence @returns {Part} */
function accessibility({ looks }) {
  const areas = [...new Set(looks.map(({ area }) => area))].toSorted()
  const tables = areas.map((area) => {
    const lines = looks
      .filter((look) => look.area === area)
      .map(({ screens, test, outcomes, command }) => [
        screens.length > 0 ? escaped(screens.join('; ')) : 'what the test comes to',
        law(test),
        outcomeMarks(outcomes),
        shell(command),
      ])
    return `<h3>${escaped(area)}</h3>\n${table({ caption: `Accessibility: ${area}`, heads: ['Screens', 'Test', 'Barriers found by axe', 'Again by'], rows: lines })}`
  })
  return {
    id: 'accessibility',
    title: 'Accessibility by screen',
    about:
      'Tests that look for barriers with axe (WCAG 2.2 A and AA, and its best practices). A test that passed found none on the screens that it looked at; what a machine cannot see, no line here claims.',
    body: tables.join('\n'),
  }
}

/** @param {Evidence} evidence @returns {Part} */
function legal({ statutes }) {
  const tables = statutes.map(({ law: name, about, rules }) => {
    const lines = rules.map(({ article, held, tests }) => [
      sentence(article),
      sentence(held),
      tests.length === 0
        ? mark('none', 'no test: the operator’s part')
        : `<ul>${tests.map(({ title, outcomes, command }) => `<li>${law(title)} ${outcomeMarks(outcomes)}<br>${shell(command)}</li>`).join('')}</ul>`,
    ])
    return `<h3>${sentence(name)}</h3>\n<p>${sentence(about)}</p>\n${table({ caption: name, heads: ['Article', 'How it is held', 'Tests, and again by'], rows: lines })}`
  })
  return {
    id: 'legal',
    title: 'Legal rules by article',
    about:
      'As <code>docs/compliance/legal-rules.md</code> has them; a test sees to it that each test named is in the code. No lawyer has read this: it says what the product does, not that the law is satisfied.',
    body: tables.join('\n'),
  }
}

const verdictMark = (/** @type {import('./bench-results.mjs').Figure['verdict']} */ verdict) =>
  verdict === '' ? '' : mark(verdict === 'met' ? 'ok' : 'bad', verdict)

/** @param {Evidence} evidence @returns {Part} */
function performance({ sections, machine }) {
  const tally = sections.map(({ title, figures, measured, command }) => {
    const missed = figures.filter(({ verdict }) => verdict === 'not met').length
    const aims = figures.filter(({ verdict }) => verdict !== '').length
    const said = aims === 0 ? '' : missed === 0 ? mark('ok', 'all met') : mark('bad', `${missed} not met`)
    return [escaped(title), count(figures.length), count(aims), said, escaped(measured || 'not said'), shell(command)]
  })
  const figureRow = (/** @type {import('./bench-results.mjs').Measured} */ section) =>
    section.figures
      .filter(({ peer, verdict }) => peer !== '' || verdict === 'not met')
      .map(({ what, ours, peer, ratio, aim, verdict }) => [
        `${escaped(section.title)}: ${escaped(what)}`,
        escaped(ours),
        escaped(peer),
        escaped(ratio),
        escaped(aim),
        verdictMark(verdict),
        shell(section.command),
      ])
  return {
    id: 'performance',
    title: 'Performance beside budgets and peers',
    about: `From <code>bench/RESULTS.md</code>, measured ${escaped(machine)} All figures stand there; the second table has those with a peer beside them, and every aim that is not met.`,
    body: [
      table({ caption: 'Sections', heads: ['What', 'Figures#', 'Aims#', 'Result', 'Measured', 'Again by'], rows: tally }),
      table({
        caption: 'Beside peers, and aims that are not met',
        heads: ['What', 'Harbour#', 'Peer#', 'Ratio#', 'Aim', 'Verdict', 'Again by'],
        rows: sections.flatMap(figureRow),
      }),
    ].join('\n'),
  }
}

/** @param {Evidence} evidence @returns {Part} */
function rows({ chapters }) {
  const all = chapters.flatMap((chapter) => chapter.rows).filter(({ isNote }) => !isNote)
  const tables = chapters.map(({ heading, rows: own }) => {
    const lines = own
      .filter(({ isNote }) => !isNote)
      .map(({ id, sentence: words, shown, command }) => [id, sentence(words), shownWords(shown), shell(command)])
    return `<h3>${sentence(heading)}</h3>\n${table({ caption: `Rows: ${heading}`, heads: ['Row', 'Says', 'Shown by', 'Again by'], rows: lines })}`
  })
  return {
    id: 'rows',
    title: 'The product, row by row',
    about: `The ${count(all.length)} rows of <code>docs/product/spec.md</code>, each with the tests whose titles name it; those in the browser run by ${shell('npm test -- browser')}. A test of the code sees to it that no row is without one.`,
    body: tables.join('\n'),
  }
}

/** @param {import('./product-rows.mjs').Shown[]} shown */
function shownWords(shown) {
  const outcomes = shown.flatMap((one) => one.outcomes)
  const failed = outcomes.some((outcome) => outcome.failed > 0)
  const ran = shown.filter((one) => one.outcomes.length > 0).length
  const said = failed ? mark('bad', 'some failed') : ran === 0 ? notRun() : mark('ok', `${ran} of ${shown.length} ran and passed`)
  const files = [...new Set(shown.map(({ file }) => file))]
  const titles = shown.map(({ title, file }) => `<li>${law(title)} <span class="file">${escaped(file)}</span></li>`).join('')
  return `${said}<details><summary>${shown.length} test${shown.length === 1 ? '' : 's'} in ${files.length} file${files.length === 1 ? '' : 's'}</summary><ul>${titles}</ul></details>`
}

/** @param {Evidence} evidence @returns {Part} */
function versions({ versions: known, components, notices }) {
  const bill =
    components === undefined
      ? mark('none', 'could not be made here')
      : `<a href="sbom.cdx.json">sbom.cdx.json</a>, ${count(components)} components`
  const facts = [
    ['Harbour', escaped(known.version), shell('npm pkg get version')],
    ['Commit', `<code>${escaped(known.commit || 'no Git here')}</code>`, shell('git rev-parse HEAD')],
    ['Node that runs it', escaped(known.node), shell('npm pkg get devDependencies.node')],
    ['Bill of materials (CycloneDX)', bill, shell('npm run sbom')],
    [
      'Third-party notices',
      `<a href="notices.txt">notices.txt</a>, ${count(notices)} packages with their licences`,
      shell('npm run notices'),
    ],
  ]
  const packages = known.packages.map(({ name, version, usedBy }) => [
    escaped(name),
    escaped(version),
    escaped(usedBy),
    shell(`npm ls ${name}`),
  ])
  return {
    id: 'versions',
    title: 'Versions, materials and notices',
    about: 'What exactly this is, and of what it is made.',
    body: [
      table({ caption: 'What this is', heads: ['What', 'Which', 'Again by'], rows: facts }),
      table({ caption: 'Packages that the rooms ask for by name', heads: ['Package', 'Version', 'Used by', 'Again by'], rows: packages }),
    ].join('\n'),
  }
}
