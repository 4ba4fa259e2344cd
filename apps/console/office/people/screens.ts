import { paths } from '../paths.ts'
import { page, type Screen } from '../screen.ts'

export const peopleScreens: Screen[] = [
  { path: paths.staff, right: 'staff.manage', Screen: page(async () => (await import('./staff/StaffScreen.tsx')).StaffScreen) },
  {
    path: paths.person(':staffId'),
    right: 'staff.manage',
    Screen: page(async () => (await import('./staff/PersonScreen.tsx')).PersonScreen),
  },
  { path: paths.audit, right: 'audit.read', Screen: page(async () => (await import('./audit/AuditScreen.tsx')).AuditScreen) },
  { path: paths.account, right: null, Screen: page(async () => (await import('./account/AccountScreen.tsx')).AccountScreen) },
]
