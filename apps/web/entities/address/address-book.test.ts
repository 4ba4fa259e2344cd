import { beforeEach, expect, test, vi } from 'vitest'
import { answer, type ReceivedCall, openGateway, until } from '../../testing/test-page.ts'

// A gateway that answers when a test wants it to, over real HTTP.
const waiting: ReceivedCall[] = []
const gateway = await openGateway((asked) => waiting.push(asked))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('sessionStorage', localStorage)
vi.stubGlobal('document', { documentElement: { dataset: { gateway } } })
const { openAddressBook } = await import('./address-book.ts')
const { savedAddresses } = await import('./saved-addresses.ts')
const { signOutMember } = await import('../member/sign-out.ts')
const { useSession } = await import('../../api/session.ts')

const place = { lat: 22.28, lng: 114.2, fullAddress: 'Taikoo Shing', building: '', district: '' }
const kept = {
  ...place,
  floor: '3',
  flat: 'B',
  addressId: crypto.randomUUID(),
  addressCode: 'T01',
  label: '',
  isDefault: true,
  contact: null,
}

async function answerOnce(data: object) {
  await until(() => expect(waiting).toHaveLength(1))
  const [asked] = waiting.splice(0)
  if (asked) answer(asked, data)
}

beforeEach(() => {
  signOutMember()
  const kitty = { userId: 'kitty', phone: '1', accessCode: 'code', visitor: false }
  useSession.setState({ deviceId: crypto.randomUUID(), user: kitty, secretKey: 'key', loginGet: 1 })
})

test('[6.2] a member’s addresses come to this device', async () => {
  const opening = openAddressBook()
  await answerOnce({ addresses: [kept] })
  await opening
  expect(savedAddresses()).toMatchObject([{ addressCode: kept.addressId, kept: true }])
})

test('[4.3] addresses that come when their member has left this device are not written to it', async () => {
  const opening = openAddressBook()
  await until(() => expect(waiting).toHaveLength(1))
  signOutMember()
  await answerOnce({ addresses: [kept] })
  await opening
  expect(savedAddresses()).toEqual([])
})
