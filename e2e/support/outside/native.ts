import { expect, type Frame, type Page } from '@playwright/test'
import type { SignedInMember } from '../member.ts'
import type { Language } from '../words/words.ts'
import { sandboxUrl } from './sandbox-url.ts'

/** The words where the app meets the web, in both languages. */
export const nativeWords = {
  tc: { leave: '返回應用程式', orders: '應用程式內的訂單', logIn: '以應用程式登入' },
  en: { leave: 'Back to the app', orders: 'Orders in the app', logIn: 'Log in with the app' },
} as const

/** The address of the chain's own app around the web app. */
export const shellUrl = (language: Language): string => sandboxUrl('shell', `/?lang=${language}`)

/** The chain's own app with the web app in it, and what a tester does with it. */
export async function openShell(page: Page, language: Language) {
  await page.goto(shellUrl(language))
  const element = await page.getByTitle('Harbour').elementHandle()
  const found = await element?.contentFrame()
  if (!found) throw new Error('the shell has no frame')
  const frame: Frame = found
  return {
    frame,
    status: page.getByRole('status').first(),

    /** The app's own login. */
    async logIn({ phone, password }: SignedInMember) {
      await page.getByRole('textbox', { name: 'Phone' }).fill(phone)
      await page.getByRole('textbox', { name: 'Password' }).fill(password)
      await page.getByRole('button', { name: 'Log in' }).tap()
      await expect(page.getByText('Logged in.')).toBeVisible()
    },

    async answers(name: string, way: string) {
      await page.getByRole('combobox', { name: `${name}: way` }).selectOption({ label: way })
    },

    /** The app claims that this is its guest. */
    async claims(params: object) {
      await page.getByRole('textbox', { name: 'App data' }).fill(JSON.stringify(params))
      await page.getByRole('button', { name: /^Tell the page/ }).tap()
    },

    /** The guest chooses in the app where they are served; its page hears of that with the next word about the guest. */
    chooses: (place: object) => page.getByRole('textbox', { name: 'getSelectLocation: answer' }).fill(JSON.stringify(place)),

    press: (name: string | RegExp) => page.getByRole('button', { name, exact: true }).tap(),
  }
}

/** Waits for a line in the gateway's log of the web app, for what is done meanwhile. */
export async function logged(page: Page, words: string, deed: () => Promise<unknown>): Promise<string> {
  const line = page.waitForRequest((request) => request.url().includes('printFELogger') && (request.postData() ?? '').includes(words))
  await deed()
  return (await line).postData() ?? ''
}

/** The guest of the web app, by what it keeps. */
export const guestIn = (frame: Pick<Frame, 'evaluate'>) =>
  frame.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('store') ?? '{}') as { state?: { user?: { userId: string; visitor: boolean } } } // as the web app keeps it
    return state?.user
  })

/** Puts the chain's app around the page, in one of the ways of phones: it answers every message at once, and refuses some for a reason. */
export async function insideApp(
  page: Page,
  style: 'android' | 'ios',
  answers: Record<string, unknown>,
  refusals: Record<string, string> = {},
) {
  await page.addInitScript(
    ([way, said, refused]) => {
      type BridgeRequest = { id: string; name: string }
      type InApp = { harbourApp?: object; webkit?: object; harbourReceive?: (text: string) => void }
      const answer = ({ id, name }: BridgeRequest) =>
        name in refused ? { harbour: 'refusal', id, reason: refused[name] } : { harbour: 'answer', id, data: said[name] ?? null }
      const inApp = window as InApp
      if (way === 'ios') inApp.webkit = { messageHandlers: { harbour: { postMessage: async (asked: BridgeRequest) => answer(asked) } } }
      else
        inApp.harbourApp = {
          postMessage: (text: string) =>
            void setTimeout(() => inApp.harbourReceive?.(JSON.stringify(answer(JSON.parse(text) as BridgeRequest)))), // as the bridge writes it
        }
    },
    [style, answers, refusals] as const,
  )
}
