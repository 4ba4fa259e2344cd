import type { Screen } from '../screen.ts'

export const insightScreens: Screen[] = []
