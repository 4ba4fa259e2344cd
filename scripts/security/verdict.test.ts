import { expect, test } from 'vitest'
import type { Acceptance } from './accepted.ts'
import { missed, type Finding, type Judged } from './judged.ts'
import { verdict } from './verdict.ts'

const cookie: Finding = { rule: 'cookie', where: 'GET /home', says: 'lang=en' }
const accepted: Acceptance[] = [{ judge: 'headers', rule: 'cookie', where: /^GET \/home/, why: 'It opens nothing.' }]
const judged = (findings: Finding[], doubts: string[] = [], judge = 'headers'): Judged => ({ judge, looked: '2 pages', findings, doubts })

test('a finding that is accepted is told with its reason, and is no fault', () => {
  const { lines, good } = verdict([judged([cookie])], accepted)
  expect(good).toBe(true)
  expect(lines).toEqual([
    { what: 'headers: 2 pages', ours: '0 findings, and 1 accepted', aim: 'none', met: true },
    { what: 'accepted: cookie. It opens nothing.', ours: 'GET /home' },
  ])
})

test.each([
  ['by another judge', judged([cookie], [], 'Wapiti')],
  ['by another rule', judged([{ ...cookie, rule: 'hsts' }])],
  ['at another place', judged([{ ...cookie, where: 'GET /docs' }])],
])('one %s is a fault', (_, one) => {
  const { lines, good } = verdict([one], accepted)
  expect(good).toBe(false)
  expect(lines.filter(({ met }) => met === false)).toHaveLength(2)
})

test('a judge that is not to be believed is a fault, whatever it found', () => {
  expect(verdict([judged([], ['it does not see a fault that is there'])], accepted).good).toBe(false)
})

test('a judge that could not be had is said, and is no fault', () => {
  const { lines, good } = verdict([missed('npm audit', '405 | Method Not Allowed')], accepted)
  expect(good).toBe(true)
  expect(lines).toEqual([{ what: 'npm audit', ours: String.raw`could not be had: 405 \| Method Not Allowed` }])
})

test('the same finding at many places is one line', () => {
  const many = ['/a', '/b', '/c', '/d'].map((where) => ({ ...cookie, where }))
  const { lines } = verdict([judged(many)], accepted)
  expect(lines[1]).toMatchObject({ what: 'headers: cookie: lang=en', ours: '/a, /b, /c and 1 more', met: false })
})
