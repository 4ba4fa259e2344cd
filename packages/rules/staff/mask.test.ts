import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskEmail, maskName, maskPhone, maskWords } from './mask.ts'

test.each([
  ['Chan Tai Man', 'C***'],
  ['Al', 'A***'],
  ['X', '***'],
  ['', '***'],
  ['  陳大文', '陳***'],
  ['陳文', '陳***'],
  ['歐陽大文', '歐***'],
  ['𨋢大', '𨋢***'],
])('the name “%s” is shown as %s', (name, shown) => expect(maskName(name)).toBe(shown))

test.each([
  ['91234567', '9*** **67'],
  ['9123 4567', '9*** **67'],
  ['+85391234567', '+853 9*** **67'],
  ['+853 6612 3467', '+853 6*** **67'],
  ['+447700900123', '*** **23'],
  ['123456', '***'],
  ['', '***'],
])('the phone “%s” is shown as %s', (phone, shown) => expect(maskPhone(phone)).toBe(shown))

test.each([
  ['chan@example.com', 'c***@***'],
  ['a@b.c', '***@***'],
  ['nobody', 'n***@***'],
])('the email “%s” is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown))

const lettersOf = (text: string) => [...text].filter((each) => each !== '*')

test('however long a name is, one character of it is left, and its length is not told', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const shown = maskName(name)
      expect(lettersOf(shown).length).toBeLessThanOrEqual(1)
      expect([...shown].length).toBeLessThanOrEqual(4)
    }),
  )
})

test('of a phone no more than its first and its last two digits are left, beside the prefix of its region', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', '+852', '+853', '+86', '+44'),
      fc.string({ unit: fc.constantFrom(...'0123456789 ()-') }),
      (prefix, own) => {
        const shown = maskPhone(prefix + own).replace(/^\+(852|853|86) /, '')
        expect(shown.replaceAll(/\D/g, '').length).toBeLessThanOrEqual(3)
      },
    ),
  )
})

test('of an email one character is left, of other words none', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (box, domain) => {
      expect(lettersOf(maskEmail(`${box}@${domain}`)).length).toBeLessThanOrEqual(2)
      expect(lettersOf(maskWords(box))).toEqual([])
    }),
  )
})
