import type { Brand } from '@harbour/rules'
import { persistedStore } from '../../lib/persisted-store.ts'
import { brand } from '../../api/region.ts'

type Favourites = { byBrand: Partial<Record<Brand, string[]>> }

/** The dishes that this device's guest likes, by uid, the latest first. */
export const useFavouritesStore = persistedStore<Favourites>('favourites', { byBrand: {} })

const none: string[] = []

export const useFavourites = (): string[] => useFavouritesStore(({ byBrand }) => byBrand[brand()] ?? none)
export const useIsFavourite = (uid: string): boolean => useFavouritesStore(({ byBrand }) => byBrand[brand()]?.includes(uid) ?? false)

/** Likes a dish, or likes it no more. */
export function setFavourite(uid: string, liked: boolean) {
  useFavouritesStore.setState(({ byBrand }) => {
    const others = (byBrand[brand()] ?? none).filter((each) => each !== uid)
    return { byBrand: { ...byBrand, [brand()]: liked ? [uid, ...others] : others } }
  })
}
