import type { Screen } from '../screen.ts'

export const financeScreens: Screen[] = []
