import { calls } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { useLocale } from '../../lib/locale.ts'
import { actionName, actionOptions } from './action-words.ts'

test('every call of the staff that does something has words in both languages', () => {
  const reads = /(Get|Search|Start|Report|Try|Quote)$/
  const done = calls.filter(({ name, caller }) => caller === 'staff' && !reads.test(name)).map(({ name }) => name)
  for (const locale of ['en', 'zh-Hant'] as const) {
    useLocale.setState({ locale })
    expect(done.filter((name) => actionName(name) === name.split('.').at(-1))).toEqual([])
  }
})

test('an action that an address names is offered, too', () => {
  useLocale.setState({ locale: 'en' })
  expect(actionOptions('candao.support.orderRefund').at(-1)).toEqual({ value: 'candao.support.orderRefund', words: 'Refunded' })
  expect(actionOptions('').filter(({ value }) => value === '')).toHaveLength(1)
})
