import type { Answer, tabletReport } from '@harbour/protocol'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useKeys } from '../../api/keys.ts'
import { useLocale } from '../../lib/locale.ts'

type Heard = Answer<typeof tabletReport>

type Device = {
  /** A second screen, such as a television above the counter: it shows and rings, and accepts nothing. */
  second: boolean
  /** Notices have been asked for by themselves, which is done once. */
  noticesAsked: boolean
  /** The shop's name and how it stands, as the gateway last said; null before it has. */
  storeName: Heard['storeName'] | null
  openness: Heard['openness'] | null
  /** The shop's phone can take an SMS; false until the gateway has said so. */
  phoneTakesSms: boolean
}

/** The knowledge that this tablet has of itself and its shop, kept through reloads. */
export const useDevice = create<Device>()(
  persist((): Device => ({ second: false, noticesAsked: false, storeName: null, openness: null, phoneTakesSms: false }), {
    name: 'console.device',
  }),
)

/** The name of the shop in the language of the screen; its number until the gateway has said the name. */
export function useShopName(): string {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const name = useDevice(({ storeName }) => storeName)
  const isEnglish = useLocale(({ locale }) => locale === 'en')
  return (isEnglish ? name?.en : name?.tc) || storeId
}
