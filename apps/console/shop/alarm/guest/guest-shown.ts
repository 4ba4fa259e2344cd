import { groupedPhone, maskName, maskPhone } from '@harbour/rules'
import { brand } from '../../../api/keys.ts'
import { m } from '../../../paraglide/messages.js'
import type { ShopOrder } from '../../orders/shop-order.ts'

/** A guest as the alarm shows them: how to call them only where that may be seen. */
export type GuestShown = { name: string; phone: string; where: string; call: string | null }

const dots = (masked: string) => masked.replaceAll('*', '•')

/** An order's guest, in full for whoever works here; masked and without an address on a screen that anybody may read. */
export function guestShown({ contact, destination }: Pick<ShopOrder, 'contact' | 'destination'>, maySee: boolean): GuestShown | null {
  if (!contact) return null
  const { name, phone } = contact
  if (!maySee) return { name: dots(maskName(name)), phone: dots(maskPhone(phone)), where: '', call: null }
  const { floor, flat, fullAddress, note } = destination ?? {}
  const where = [fullAddress, floor && m.alarm_floor({ floor }), flat && m.alarm_flat({ flat }), note].filter(Boolean).join(' · ')
  return { name, phone: groupedPhone(phone, brand()), where, call: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }
}

/** The place that an order goes to, in one word or two; its building alone where anybody may read it. */
export function placeShown({ destination }: Pick<ShopOrder, 'destination'>, maySee: boolean): string {
  return destination?.building || (maySee ? (destination?.fullAddress ?? '') : '')
}
