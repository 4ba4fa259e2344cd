import { afterEach, expect, test, vi } from 'vitest'
import { onKeyEnded, noteRefusal, type EndedKey } from './ended-keys.ts'
import { useKeys } from './keys.ts'

const fresh = useKeys.getInitialState()
const tablet = { key: 'of the tablet', tabletId: 't', storeId: '3101', name: 'Counter' }
const shift = { key: 'of the shift', endsAt: 0, staffId: 's', name: 'Wai Ming', rights: [] }
const ended: EndedKey[] = []
const end = onKeyEnded((key) => ended.push(key))

// What is kept through reloads has no place here.
vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => {
  ended.length = 0
  useKeys.setState(fresh)
})

test.each([
  ['staff', 'LOGIN_AGAIN', shift.key, ['shift']],
  ['staff', 'SESSION_EXPIRED', shift.key, ['shift']],
  ['staff', 'NOT_ALLOWED', shift.key, []],
  ['shop', 'SECRET_KEY', tablet.key, ['tablet']],
  ['shop', 'NOT_ALLOWED', tablet.key, ['tablet']],
  ['shop', 'STORE_UNKNOWN', tablet.key, []],
  ['anyone', 'SECRET_KEY', '', []],
] as const)('a call of %s that is refused with %s ends the key %s: %j', (caller, code, key, told) => {
  useKeys.setState({ tablet, shift })
  noteRefusal(caller, { code, key })
  expect(ended).toEqual(told)
})

test('a call that was sent with an older key says nothing of the new one', () => {
  useKeys.setState({ tablet, shift })
  noteRefusal('staff', { code: 'LOGIN_AGAIN', key: 'of the shift before' })
  expect(ended).toEqual([])
})

test('nobody is told who no longer listens', () => {
  end()
  useKeys.setState({ tablet, shift })
  noteRefusal('staff', { code: 'LOGIN_AGAIN', key: shift.key })
  expect(ended).toEqual([])
})
