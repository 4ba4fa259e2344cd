import { afterEach, expect, test, vi } from 'vitest'
import { codeOf } from './code-of.ts'

afterEach(() => void vi.unstubAllGlobals())

test('[1.20] what is paid by a code of our own screen says it behind the # of its page', () => {
  vi.stubGlobal('location', { origin: 'https://order.example' })
  expect(codeOf('https://order.example/transfer?orderId=1#code=0002+a%2Fb')).toBe('0002 a/b')
})

test.each([
  ['a page of the provider', 'https://pay.example/1#code=0002'],
  ['a page that only begins like ours', 'https://order.example.evil/transfer#code=0002'],
  ['our own page for a card', 'https://order.example/transfer?orderId=1#stripe=pk_1&secret=s'],
  ['no page', null],
])('%s has no code', (_, page) => {
  vi.stubGlobal('location', { origin: 'https://order.example' })
  expect(codeOf(page)).toBeUndefined()
})
