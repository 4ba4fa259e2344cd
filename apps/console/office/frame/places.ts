import type { StaffRight } from '@harbour/rules'
import {
  BookOpen,
  ChartColumn,
  Headphones,
  LayoutDashboard,
  Megaphone,
  MessageSquareText,
  NotebookText,
  Rocket,
  Scale,
  ScrollText,
  ShieldCheck,
  Store,
  TicketPercent,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { paths } from '../paths.ts'

/** A place of the office: what it is called, which right opens it, and the letter that leads there after G. */
export type Place = { to: string; icon: LucideIcon; words: () => string; right: StaffRight; letter: string }

/** The places of the office as its menu has them, in their groups. */
export const groups: { words: () => string; places: Place[] }[] = [
  {
    words: m.office_group_run,
    places: [
      { to: paths.today, icon: LayoutDashboard, words: m.office_today, right: 'report.read', letter: 't' },
      { to: paths.shops, icon: Store, words: m.office_shops, right: 'catalogue.read', letter: 's' },
    ],
  },
  {
    words: m.office_group_sell,
    places: [
      { to: paths.menu, icon: BookOpen, words: m.office_menu, right: 'catalogue.read', letter: 'm' },
      { to: paths.promotions, icon: Megaphone, words: m.office_promotions, right: 'catalogue.read', letter: 'n' },
      { to: paths.coupons, icon: TicketPercent, words: m.office_coupons, right: 'catalogue.read', letter: 'c' },
      { to: paths.campaigns, icon: MessageSquareText, words: m.office_campaigns, right: 'catalogue.market', letter: 'e' },
      { to: paths.publish, icon: Rocket, words: m.office_publish, right: 'catalogue.read', letter: 'p' },
    ],
  },
  {
    words: m.office_group_guests,
    places: [
      { to: paths.members, icon: Users, words: m.office_members, right: 'guest.read', letter: 'b' },
      { to: paths.support, icon: Headphones, words: m.office_support, right: 'guest.read', letter: 'o' },
      { to: paths.reports, icon: ChartColumn, words: m.office_reports, right: 'report.read', letter: 'r' },
    ],
  },
  {
    words: m.office_group_finance,
    places: [
      { to: paths.reconciliation, icon: Scale, words: m.office_reconciliation, right: 'ledger.read', letter: 'x' },
      { to: paths.ledger, icon: NotebookText, words: m.office_ledger, right: 'ledger.read', letter: 'l' },
    ],
  },
  {
    words: m.office_group_system,
    places: [
      { to: paths.staff, icon: ShieldCheck, words: m.office_staff, right: 'staff.manage', letter: 'w' },
      { to: paths.audit, icon: ScrollText, words: m.office_audit, right: 'audit.read', letter: 'a' },
    ],
  },
]

/** The places that somebody's rights open, in their groups. */
export const openGroups = (rights: readonly StaffRight[]) =>
  groups
    .map(({ words, places }) => ({ words, places: places.filter(({ right }) => rights.includes(right)) }))
    .filter(({ places }) => places.length > 0)
