import type { Screen } from '../screen.ts'

export const peopleScreens: Screen[] = []
