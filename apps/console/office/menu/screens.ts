import { paths } from '../paths.ts'
import { page, type Screen } from '../screen.ts'

export const menuScreens: Screen[] = [
  { path: paths.menu, right: 'catalogue.read', Screen: page(async () => (await import('./list/MenuScreen.tsx')).MenuScreen) },
  {
    path: paths.categories,
    right: 'catalogue.read',
    Screen: page(async () => (await import('./categories/CategoriesScreen.tsx')).CategoriesScreen),
  },
  {
    path: paths.newProduct,
    right: 'catalogue.edit',
    Screen: page(async () => (await import('./product/NewProductScreen.tsx')).NewProductScreen),
  },
  {
    path: `${paths.menu}/:pid`,
    right: 'catalogue.read',
    Screen: page(async () => (await import('./product/ProductScreen.tsx')).ProductScreen),
  },
]
