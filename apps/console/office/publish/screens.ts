import { paths } from '../paths.ts'
import { page, type Screen } from '../screen.ts'

const Publish = page(async () => (await import('./PublishScreen.tsx')).PublishScreen)

export const publishScreens: Screen[] = [
  { path: paths.publish, right: 'catalogue.read', Screen: Publish },
  { path: `${paths.publish}/:versionNo`, right: 'catalogue.read', Screen: Publish },
]
