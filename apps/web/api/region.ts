import { brandIds, regions, type Brand, type Region } from '@harbour/rules'

let pageBrand: Brand = brandIds.hongKong

/** The brand of this page, as the server wrote it on <html data-brand>. */
export const brand = (): Brand => pageBrand
export const region = (): Region => regions[pageBrand]
export const inMacau = (): boolean => pageBrand === brandIds.macau

/** Sets the brand of the page; called at start and by the pre-renderer. */
export function serveBrand(value: string | undefined) {
  pageBrand = Number(value) === brandIds.macau ? brandIds.macau : brandIds.hongKong
}

/** Goes over to the other region: keeps the city (spec 9.17) and opens its home in the same language (spec 4.39). */
export function switchRegion(to: Brand) {
  // A browser that keeps nothing still goes where its guest asked to.
  void keepRegion(to)
    .catch(() => undefined)
    .then(() => location.assign('/home'))
}

/**
 * Macau has closed: whoever is there is in Hong Kong from now on, at home (spec 4.41): the address that they asked for may name Macau, and would open it again,
 * for ever. Rejects where that cannot be kept: home would come again as it is.
 */
export const fallBackToHongKong = (): Promise<void> => keepRegion(brandIds.hongKong).then(() => location.replace('/home'))

/** The page that the guest asked for, in another region. Rejects where that cannot be kept. */
export const reloadIn = (to: Brand): Promise<void> => keepRegion(to).then(() => location.reload())

const yearMs = 365 * 24 * 3600_000
const secure = () => (location.protocol === 'https:' ? '; secure' : '')

/** A browser that writes cookies behind the page's back could ask for the next page before it has: so we wait, where it can say when. */
async function keepRegion(to: Brand) {
  const cookie = { name: 'brand', value: String(to), path: '/', sameSite: 'lax' } as const
  if ('cookieStore' in window) await cookieStore.set({ ...cookie, expires: Date.now() + yearMs })
  else document.cookie = `brand=${to}; path=/; max-age=${yearMs / 1000}; samesite=lax${secure()}`
  localStorage.setItem('locationCity', regions[to].code)
}

/** Switches the language of the whole app by loading this page again in it, so that titles and hashtags come anew (spec 1.5). */
export function switchLanguage(to: 'tc' | 'en') {
  document.cookie = `lang=${to}; path=/; max-age=31536000; samesite=lax${secure()}`
  const url = new URL(location.href)
  url.searchParams.set('lang', to)
  location.replace(url)
}
