import type { Screen } from '../screen.ts'

export const offersScreens: Screen[] = []
