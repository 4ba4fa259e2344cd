import type { Screen } from '../screen.ts'

export const supportScreens: Screen[] = []
