import { expect, test } from 'vitest'
import { knownContact } from './known-contact.ts'

const empty = { name: '', phone: '' }

test('[5.12] who has signed in is the contact, named and dialled as their own writing puts it', () => {
  const member = { firstName: '嘉敏', lastName: '陳', phoneNo: '+85261234567' }
  expect(knownContact(member, empty)).toEqual({ name: '陳嘉敏', phone: '61234567' })
  expect(knownContact({ firstName: 'Ka Man', lastName: 'Chan', phoneNo: '+85366123456' }, empty)).toEqual({
    name: 'Ka Man Chan',
    phone: '+85366123456',
  })
  expect(knownContact(member, { name: '阿敏', phone: '91234567' })).toEqual({ name: '阿敏', phone: '91234567' })
})
