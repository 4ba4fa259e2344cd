import { expect, test } from 'vitest'
import { auditResult } from './audits.bench.ts'

const whole = { score: 1, auditRefs: [] }

test('a screen has all of its points, or is told with what costs it some', () => {
  const categories = { accessibility: whole, 'best-practices': whole, seo: whole }
  expect(auditResult('/home', { audits: {}, categories })).toMatchObject({
    ours: 'accessibility 100, best practices 100, SEO 100',
    met: true,
  })
  const audits = { 'meta-description': { title: 'No description', score: 0 }, canonical: { title: 'Canonical', score: 1 } }
  const auditRefs = [
    { id: 'meta-description', weight: 1 },
    { id: 'canonical', weight: 1 },
    { id: 'structured-data', weight: 0 },
  ]
  const poor = { ...categories, seo: { score: 0.92, auditRefs } }
  expect(auditResult('/home', { audits, categories: poor })).toMatchObject({
    ours: 'accessibility 100, best practices 100, SEO 92 (meta-description)',
    met: false,
  })
})
