import { page, type Screen } from '../screen.ts'

const Publish = page(async () => (await import('./PublishScreen.tsx')).PublishScreen)

export const publishScreens: Screen[] = [
  { path: '/publish', right: 'catalogue.read', Screen: Publish },
  { path: '/publish/:versionNo', right: 'catalogue.read', Screen: Publish },
]
