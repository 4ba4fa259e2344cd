import { paths } from '../paths.ts'
import { page, type Screen } from '../screen.ts'

export const supportScreens: Screen[] = [
  { path: paths.support, right: 'guest.read', Screen: page(async () => (await import('./find/FindScreen.tsx')).FindScreen) },
  { path: paths.order(':orderId'), right: 'guest.read', Screen: page(async () => (await import('./order/OrderScreen.tsx')).OrderScreen) },
  { path: paths.members, right: 'guest.read', Screen: page(async () => (await import('./members/MembersScreen.tsx')).MembersScreen) },
  {
    path: paths.member(':userId'),
    right: 'guest.read',
    Screen: page(async () => (await import('./members/MemberScreen.tsx')).MemberScreen),
  },
]
