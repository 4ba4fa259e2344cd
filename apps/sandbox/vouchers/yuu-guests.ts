import { randomUUID } from 'node:crypto'
import { subjectOf } from './yuu-tokens.ts'

/** Somebody who is logged in to the partner's own app: the key that the app hands to pages inside it, and the token of the login. */
export type PartnerGuest = { phone: string; guestKey: string; token: string }

export type PartnerGuests = ReturnType<typeof createPartnerGuests>

/** The guests who are logged in to the loyalty partner's app. A phone is eight digits, without its country's. */
export function createPartnerGuests() {
  let guests: PartnerGuest[] = []
  return {
    logIn(phone: string): PartnerGuest {
      const guest = { phone, guestKey: `gk-${randomUUID()}`, token: `yt-${randomUUID()}` }
      guests = [...guests.filter((other) => other.phone !== phone), guest]
      return guest
    },
    /** Logs one of them out, or all. */
    logOut: (phone?: string) => void (guests = phone === undefined ? [] : guests.filter((guest) => guest.phone !== phone)),
    byKey: (guestKey: string) => guests.find((guest) => guest.guestKey === guestKey),
    byToken: (token: string) => guests.find((guest) => guest.token === token),
    bySubject: (subject: string) => guests.find(({ phone }) => subjectOf(phone) === subject),
    byPhone: (phone: string) => guests.find((guest) => guest.phone === phone),
    all: () => guests,
  }
}

export const cardOf = ({ phone }: PartnerGuest) => `8800${phone}${phone.slice(-4)}`

/** A guest's profile as the partner tells it: a card and an address that follow from the phone, the same ones at each look. */
export function profileOf(guest: PartnerGuest): unknown {
  const { phone } = guest
  const block = '銀柏閣 Silver Cypress Court'
  return {
    cardNo: cardOf(guest),
    memberProfileList: [
      {
        phoneNo: phone,
        addresses: [{ type: 'HOME', address2: `太古城 Taikoo Shing ${block} 12B`, region: 'HK', postalCode: '22.2862,114.2170' }],
      },
    ],
  }
}
