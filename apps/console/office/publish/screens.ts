import type { Screen } from '../screen.ts'

export const publishScreens: Screen[] = []
