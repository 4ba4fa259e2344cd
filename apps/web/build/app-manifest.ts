type Words = { name: string; short: string; about: string; orders: string; coupons: string }

/** The manifest by which a phone keeps the app on its home screen, in one brand's and language's words. */
export function appManifest(lang: string, { name, short, about, orders, coupons }: Words): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/icons/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name,
    short_name: short,
    description: about,
    lang,
    dir: 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: '#F2F4F2',
    theme_color: '#0F5A48',
    categories: ['food', 'shopping'],
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('whole', 192, 'maskable'), icon('whole', 512, 'maskable')],
    shortcuts: [
      { name: orders, url: '/orderList' },
      { name: coupons, url: '/coupon/1' },
    ],
  })
}
