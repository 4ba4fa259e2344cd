import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createMetrics } from '../platform/metrics.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

const runbooks = 'docs/operations/runbooks'
type Alert = { name: string; expression: string; runbook: string }

/** The rules as they are written: one line for each of an alert's parts. */
const alerts = read('deploy/prometheus/harbour.rules.yml')
  .split(/^ +- alert: /m)
  .slice(1)
  .map((text): Alert => {
    const part = (key: string) => new RegExp(`^ +${key}: (.+)$`, 'm').exec(text)?.[1] ?? ''
    return { name: text.split('\n')[0] ?? '', expression: part('expr'), runbook: part('runbook') }
  })

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }
const dashboard = JSON.parse(read('deploy/grafana/dashboards/harbour.json')) as Dashboard // as Grafana writes them
const queries = dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: title, expression: expr })))

/** The names under which Prometheus has what the gateway exports. */
async function exported(): Promise<Set<string>> {
  const types = [...(await createMetrics().text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  const series = (name: string, type: string) => (type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name])
  return new Set(types.flatMap(([, name = '', type = '']) => series(name, type)))
}

/** Prometheus' own measure of a target, by the job that it is of. */
const targetUp = /\bup\{job="(\w+)"\}/

const namesIn = (expression: string) => expression.match(/\b(?:harbour|nodejs|process)_\w+/g) ?? []

test('each alert and each query of the dashboard names measures that the gateway exports, and no others', async () => {
  const known = await exported()
  const astray = [...alerts, ...queries].flatMap(({ name, expression }) => {
    const names = namesIn(expression)
    return names.length === 0 && !targetUp.test(expression)
      ? [`${name}: none`]
      : names.filter((each) => !known.has(each)).map((each) => `${name}: ${each}`)
  })
  expect(alerts.length).toBeGreaterThanOrEqual(12)
  expect(queries.length).toBeGreaterThanOrEqual(12)
  expect(astray).toEqual([])
})

test('each alert has its page, and each page its alert', () => {
  const pages = readdirSync(root + runbooks).map((file) => `${runbooks}/${file}`)
  expect(alerts.map(({ runbook }) => runbook).toSorted()).toEqual(pages.toSorted())
  const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  for (const { name, runbook } of alerts) expect(runbook).toBe(`${runbooks}/${kebab(name)}.md`)
})

test('a page says what it means to guests, how to see it, what to do and how to know that it is over', () => {
  const headings = ['What it means to guests', 'How to see it', 'What to do', 'How to know it is over']
  for (const { name, runbook } of alerts) {
    const parts = read(runbook).split(/^## /m)
    expect(parts[0]?.trim()).toBe(`# ${name}`)
    expect(parts.slice(1).map((part) => part.split('\n')[0])).toEqual(headings)
    expect(parts.slice(1).filter((part) => part.split('\n').slice(1).join('').trim().length < 20)).toEqual([])
  }
})

test('a page names no measure that there is not', async () => {
  const types = [...(await createMetrics().text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
  const astray = alerts.flatMap(({ runbook }) => namesIn(read(runbook)).filter((name) => !types.includes(name)))
  expect(astray).toEqual([])
})

test('a gateway that is down is one of the targets that Prometheus is told of', () => {
  const jobs = [...read('deploy/prometheus/prometheus.yml').matchAll(/job_name: (\w+)/g)].map(([, job]) => job)
  const asked = alerts.flatMap(({ expression }) => targetUp.exec(expression)?.[1] ?? [])
  expect(asked).toEqual(['harbour', 'patroni'])
  expect(jobs).toEqual(expect.arrayContaining(asked))
})

test('a single failed payment at night wakes nobody', () => {
  const failing = alerts.find(({ name }) => name === 'PaymentsFailing')
  expect(failing?.expression).toMatch(/ > 0\.4 and sum by \(provider\) \(max by \(provider, state\) \(harbour_payments\)\) >= 10$/)
})
