import type { Screen } from '../screen.ts'

export const shopsScreens: Screen[] = []
