import { brandIds, type Brand, type StaffRight, type StaffRole, type StaffScope } from '@harbour/rules'
import { listWords } from '../../../lib/list-words.ts'
import { m } from '../../../paraglide/messages.js'

const roles: Record<StaffRole, () => string> = {
  crew: m.people_role_crew,
  manager: m.people_role_manager,
  menu: m.people_role_menu,
  marketing: m.people_role_marketing,
  support: m.people_role_support,
  finance: m.people_role_finance,
  admin: m.people_role_admin,
}

/** A role, by name. */
export const roleName = (role: StaffRole): string => roles[role]()

const rights: Record<StaffRight, () => string> = {
  'shop.soldOut': m.people_right_sold_out,
  'shop.state': m.people_right_state,
  'shop.orders': m.people_right_orders,
  'shop.refund': m.people_right_refund,
  'shop.devices': m.people_right_devices,
  'shop.dayEnd': m.people_right_day_end,
  'catalogue.read': m.people_right_catalogue_read,
  'catalogue.edit': m.people_right_catalogue_edit,
  'catalogue.market': m.people_right_catalogue_market,
  'catalogue.publish': m.people_right_catalogue_publish,
  'guest.read': m.people_right_guest_read,
  'guest.help': m.people_right_guest_help,
  'guest.unmask': m.people_right_guest_unmask,
  'report.read': m.people_right_report,
  'ledger.read': m.people_right_ledger,
  'webhook.manage': m.people_right_webhook,
  'staff.manage': m.people_right_staff,
  'audit.read': m.people_right_audit,
}

/** A right, in words. */
export const rightName = (right: StaffRight): string => rights[right]()

const terms: Partial<Record<StaffRight, () => string>> = {
  'shop.refund': m.people_term_refund,
  'guest.help': m.people_term_help,
  'guest.read': m.people_term_read,
  'guest.unmask': m.people_term_unmask,
  'catalogue.publish': m.people_term_publish,
  'staff.manage': m.people_term_staff,
}

/** The terms on which a right is had; none for one without. */
export const rightTerms = (right: StaffRight): string => terms[right]?.() ?? ''

/** A brand, by its city. */
export const brandName = (brand: Brand): string => (brand === brandIds.macau ? m.office_macau() : m.office_hong_kong())

/** The part of the chain that a role is held for, in words. */
export function scopeName(scope: StaffScope, nameOf: (storeId: string) => string): string {
  switch (scope.kind) {
    case 'all':
      return m.people_scope_all()
    case 'brand':
      return m.people_scope_brand({ city: brandName(scope.brand) })
    case 'shops':
      return listWords(scope.storeIds.map(nameOf))
  }
}
