import { afterEach, expect, test, vi } from 'vitest'
import { hostKind, type HostKind } from '../../lib/host-kind.ts'
import { offeredMethods } from './offered-methods.ts'

vi.mock(import('../../lib/host-kind.ts'), { spy: true })
afterEach(() => vi.resetAllMocks())

const methods = [{ method: 'card' }, { method: 'alipay' }, { method: 'cash' }] as const

test('[1.20] what came later stands where it is usual, and what this page does not know is left out', () => {
  expect(offeredMethods({ methods: [...methods], more: [{ method: 'shells' }, { method: 'payme' }] })).toEqual([
    'card',
    'alipay',
    'payme',
    'cash',
  ])
})

test('an older gateway, which names no more, offers what it always did', () => {
  expect(offeredMethods({ methods: [...methods] })).toEqual(['card', 'alipay', 'cash'])
})

test.each([
  ['browser', ['card', 'payme', 'wechat', 'cash']],
  ['app', ['card', 'payme', 'cash']],
  ['partner', ['card', 'payme', 'cash']],
] satisfies [HostKind, string[]][])('[1.20] WeChat, which opens from a browser alone, is offered there only: in %s', (host, offered) => {
  vi.mocked(hostKind).mockReturnValue(host)
  const answer = { methods: [{ method: 'card' }, { method: 'cash' }], more: [{ method: 'payme' }, { method: 'wechat' }] } as const
  expect(offeredMethods({ methods: [...answer.methods], more: [...answer.more] })).toEqual(offered)
})
