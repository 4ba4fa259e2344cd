import type { Menu, MenuProduct } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { language } from '../../lib/locale.ts'
import { useMenu, type ShopMenu } from './menu.ts'
import { brand } from '../../api/region.ts'

export type PopularProduct = Pick<MenuProduct, 'uid' | 'name' | 'description' | 'picture' | 'tall' | 'price'>

const most = 6

/** The key of what is popular, which a pre-rendered home brings along: far less than a menu. */
export const popularKey = () => ['popular', brand(), language()] as const

/** Dishes that others like: the first of the menu's first heading. */
export function popularOf({ categories, products }: Menu): PopularProduct[] {
  const uids = categories[0]?.uids ?? []
  return uids
    .flatMap((uid) => products.find((product) => product.uid === uid) ?? [])
    .slice(0, most)
    .map(({ uid, name, description, picture, tall, price }) => ({ uid, name, description, picture, tall, price }))
}

/** The dishes that are popular, and the menu that they are of, as far as it has come. */
export type Popular = Pick<ShopMenu, 'book' | 'failed'> & { products: PopularProduct[] }

/** Dishes that are popular at a shop; without a shop, at the brand. */
export function usePopular(storeId: string | undefined): Popular {
  const { menu, book, failed } = useMenu(storeId)
  const first = useQuery<PopularProduct[]>({ queryKey: popularKey(), enabled: false, staleTime: Infinity })
  return { products: menu ? popularOf(menu) : (first.data ?? []), book, failed }
}
