import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { sandboxUrl } from './sandbox-url.ts'

/** An address of the loyalty partner's own app, which stands beside the vendors of vouchers. */
export const partnerUrl = (path: string): string => sandboxUrl('vouchers', `/yuu${path}`)

/** A phone that no other guest of the partner's has; eight digits, of those that are given to phones in Hong Kong. */
export const partnerPhone = () => `96${randomInt(100_000, 999_999)}`

/** Logs in to the partner's app and opens Harbour from there, with a good token or one that something is wrong with. */
export async function comeFromPartner(page: Page, phone: string, token?: string): Promise<void> {
  if (!page.url().startsWith(partnerUrl('/app'))) await page.goto(partnerUrl('/app'))
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone)
  await page.getByRole('button', { name: 'Log in', exact: true }).tap()
  const own = page.getByRole('listitem').filter({ hasText: phone })
  if (token !== undefined) await own.getByRole('combobox', { name: 'With' }).selectOption({ label: token })
  await own.getByRole('button', { name: `Open Harbour as ${phone}` }).tap()
  await expect(page).toHaveURL(/\/home/)
}

/** The partner logs its guest out, as in its own app. */
export async function logOutOfPartner(phone: string): Promise<void> {
  await fetch(partnerUrl('/app/logout'), { method: 'POST', body: JSON.stringify({ phone }) })
}

export const partnerWords = {
  tc: {
    inside: '在珍珠賞應用程式內',
    close: '關閉，返回珍珠賞',
    member: '珍珠賞會員',
    ending: (last: string) => `卡號尾 ${last}`,
    coupons: /^珍珠賞優惠券/,
    only: '在珍珠賞內只可使用珍珠賞優惠券。海港優惠券及訂單記錄，請開啟海港網站查看。',
    places: '珍珠賞地址',
    loginTitle: '請重新登入珍珠賞',
    login: '登入珍珠賞',
    without: '不用優惠券，繼續點餐',
    logInToLink: '登入以連結',
    link: '將此卡連結到我的海港帳戶',
    linked: '已連結',
    row: '珍珠賞會員卡',
    unlink: /^解除連結/,
  },
  en: {
    inside: 'inside Pearl Rewards',
    close: 'Close, back to Pearl Rewards',
    member: 'Pearl Rewards member',
    ending: (last: string) => `Ending ${last}`,
    coupons: /^Your Pearl coupons/,
    only: 'Only Pearl coupons work here. For Harbour coupons and My Orders, open the Harbour site.',
    places: 'Pearl Rewards addresses',
    loginTitle: 'Please log in to Pearl Rewards again',
    login: 'Log in to Pearl Rewards',
    without: 'Carry on without coupons',
    logInToLink: 'Log in to link',
    link: 'Link this card to my Harbour account',
    linked: 'Linked',
    row: 'Pearl Rewards card',
    unlink: /^Unlink/,
  },
} as const
