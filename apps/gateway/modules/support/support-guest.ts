import type { SupportGuest, SupportMember, SupportOrder } from '@harbour/protocol'
import { maskEmail, maskName, maskPhone, maskWords, stateCode } from '@harbour/rules'
import type { FoundMember } from './store/support-members.ts'
import type { FoundOrder } from './store/support-orders.ts'

/** An order on its way out to somebody of the staff: the one place where guests are masked, or not, for whoever has said why they need to see this one. */
export function supportOrder(order: FoundOrder, { unmasked }: { unmasked: boolean }): SupportOrder {
  return { ...order, status: stateCode(order.state, order.orderType), guest: supportGuest(order, { unmasked }) }
}

/** The guest of an order. A visitor's own phone is none, and is left out. */
export function supportGuest(order: FoundOrder, { unmasked }: { unmasked: boolean }): SupportGuest {
  const { userId, member, contact, destination, request, firstName, lastName, email } = order
  const shown = (mask: (text: string) => string, text: string | null) => (text === null || unmasked ? text : mask(text))
  const ownName = member ? fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }) : null
  const address =
    destination && [destination.fullAddress, destination.building, destination.floor, destination.flat].filter(Boolean).join(', ')
  const note = [request, destination?.note].filter(Boolean).join('\n') || null
  return {
    userId,
    member,
    name: shown(maskName, contact?.name ?? ownName),
    phone: shown(maskPhone, contact?.phone ?? (member ? order.phone : null)),
    email: shown(maskEmail, email),
    address: shown(maskWords, address),
    note: shown(maskWords, note),
  }
}

/** A member on their way out, always masked. */
export function supportMember({ userId, memberNo, phone, email, joinedAt, ...name }: FoundMember): SupportMember {
  return { userId, memberNo, name: maskName(fullName(name)), phone: maskPhone(phone), email: maskEmail(email), joinedAt }
}

/** The family name comes first, so that it is what a mask leaves a character of. */
const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${lastName} ${firstName}`.trim()
