import { campaignsScreens } from './campaigns/screens.ts'
import { financeScreens } from './finance/screens.ts'
import { insightScreens } from './insight/screens.ts'
import { menuScreens } from './menu/screens.ts'
import { offersScreens } from './offers/screens.ts'
import { peopleScreens } from './people/screens.ts'
import { publishScreens } from './publish/screens.ts'
import type { Screen } from './screen.ts'
import { shopsScreens } from './shops/screens.ts'
import { supportScreens } from './support/screens.ts'

/** All pages of the office. */
export const screens: Screen[] = [
  ...insightScreens,
  ...shopsScreens,
  ...menuScreens,
  ...offersScreens,
  ...campaignsScreens,
  ...publishScreens,
  ...supportScreens,
  ...financeScreens,
  ...peopleScreens,
]
