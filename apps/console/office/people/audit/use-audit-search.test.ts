import { expect, test } from 'vitest'
import { auditSearch } from './use-audit-search.ts'

test('the address is read as a search', () => {
  const params = new URLSearchParams('action=candao.staff.&q= pizza &shop=3101&from=2026/11/20&who=0b54f8a2-0000-4000-8000-000000000001')
  expect(auditSearch(params)).toEqual({
    action: 'candao.staff.',
    subject: 'pizza',
    storeId: '3101',
    staffId: '0b54f8a2-0000-4000-8000-000000000001',
    from: '2026/11/20',
    to: undefined,
  })
})

test('what makes no sense narrows nothing', () => {
  expect(auditSearch(new URLSearchParams('who=me&from=yesterday&q='))).toEqual({})
})
