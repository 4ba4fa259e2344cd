import type { Screen } from '../screen.ts'

export const menuScreens: Screen[] = []
