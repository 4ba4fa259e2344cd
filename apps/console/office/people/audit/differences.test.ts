import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('what has changed is told field by field, and what has stayed is not', () => {
  const before = JSON.stringify({
    name: 'Chan',
    active: true,
    grants: [{ role: 'crew', scope: { kind: 'shops', storeIds: ['3101', '3102'] } }],
  })
  const after = JSON.stringify({ name: 'Chan', active: false, grants: [] })
  expect(differences(before, after)).toEqual([
    { field: 'active', was: 'true', is: 'false' },
    { field: 'grants.0.role', was: 'crew', is: null },
    { field: 'grants.0.scope.kind', was: 'shops', is: null },
    { field: 'grants.0.scope.storeIds', was: '3101, 3102', is: null },
    { field: 'grants', was: null, is: '' },
  ])
})

test('what is new has no before; what cannot be read is shown as it is', () => {
  expect(differences(null, '{"amount":5200,"note":null}')).toEqual([{ field: 'amount', was: null, is: '5200' }])
  expect(differences(null, 'no JSON')).toEqual([{ field: '', was: null, is: 'no JSON' }])
  expect(differences(null, null)).toEqual([])
})
