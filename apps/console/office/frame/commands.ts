import type { StaffRight } from '@harbour/rules'
import { FilePlus2, Languages, Layers, LogOut, SunMoon, UserRound, type LucideIcon } from 'lucide-react'
import { setLocale, useLocale } from '../../lib/locale.ts'
import { useTheme } from '../../lib/theme.ts'
import { m } from '../../paraglide/messages.js'
import { paths } from '../paths.ts'
import { signOut } from '../session/watch-session.ts'
import { leaveThen } from '../ui/leave/unsaved.ts'

/** Something that can be done, or a page without a place in the menu: its words, the right that it needs, null for none, and where it leads or what it does. */
export type OfficeCommand = { words: () => string; icon: LucideIcon; right: StaffRight | null } & ({ to: string } | { act: () => void })

/** The commands of the search field, which need no page to be open. */
export const commands: readonly OfficeCommand[] = [
  { words: m.menu_categories, icon: Layers, right: 'catalogue.read', to: paths.categories },
  { words: m.campaigns_new, icon: FilePlus2, right: 'catalogue.market', to: paths.newCampaign },
  { words: m.office_account_page, icon: UserRound, right: null, to: paths.account },
  {
    words: m.office_other_language,
    icon: Languages,
    right: null,
    act: () => leaveThen(() => setLocale(useLocale.getState().locale === 'en' ? 'zh-Hant' : 'en')),
  },
  {
    words: m.office_other_theme,
    icon: SunMoon,
    right: null,
    act: () => useTheme.setState(({ theme }) => ({ theme: theme === 'dark' ? 'light' : 'dark' })),
  },
  { words: m.office_sign_out, icon: LogOut, right: null, act: () => leaveThen(() => void signOut()) },
]
