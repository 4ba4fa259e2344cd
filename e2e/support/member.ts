import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import {
  encode,
  informationDetailGet,
  login,
  register,
  registerSms,
  registerVerifySms,
  captchaSms,
  captchaVerify,
  type Action,
  type Answer,
  type Sent,
} from '@harbour/protocol'
import { languageIds, brandIds } from '@harbour/rules'
import { solveBotCheck } from './outside/solve-bot-check.ts'
import { memberWords } from './words/member-words.ts'
import { codeFor, messageCount } from './outside/outbox.ts'
import type { Language } from './words/words.ts'

export type Member = { number: string; phone: string; email: string; password: string; firstName: string; lastName: string }
export type SignedInMember = Member & { deviceId: string; userId: string; accessCode: string }

/** Somebody with a phone of their own, who is no member yet. */
export function somebody(): Member {
  const number = `61${String(randomInt(1_000_000)).padStart(6, '0')}`
  return {
    number,
    phone: `+852${number}`,
    email: `kitty.${number}@example.com`,
    password: 'Harbour#2026',
    firstName: 'Kitty',
    lastName: 'Chan',
  }
}

/** A call as a device makes it, without a browser. */
async function say<A extends Action>(action: A, input: Sent<A>, deviceId: string): Promise<Answer<A>> {
  const form = new FormData()
  form.set('actionName', action.name)
  form.set(
    'content',
    JSON.stringify({ ...(encode(action.content, input) as object), brand: brandIds.hongKong, deviceId, language: languageIds.en }),
  )
  const answer = await fetch(`${process.env.HARBOUR_URL}/api/${action.gateway}?_name=${action.name}`, { method: 'POST', body: form })
  // The envelope of every answer.
  const { status, msg, code, data } = (await answer.json()) as { status: number; msg: string; code?: string; data: Answer<A> }
  if (code === 'BOT_CHECK_REQUIRED' && !('botCheck' in input)) return say(action, { ...input, botCheck: solveBotCheck(data) }, deviceId)
  if (status !== 1) throw new Error(`${action.name} is refused: ${msg}`)
  return data
}

/** Makes a member of somebody, on a device of its own; asks for news by SMS where it is said. */
export async function join(member = somebody(), { newsBySms = false } = {}): Promise<SignedInMember> {
  const deviceId = randomUUID()
  const sent = await say(registerSms, { phone: member.phone }, deviceId)
  const { proof } = await say(registerVerifySms, { smsId: sent.smsId, code: await codeFor(member.phone) }, deviceId)
  const version = async (informationId: string) => (await say(informationDetailGet, { informationId }, deviceId)).version
  const agreed = { agreement: await version('agreement'), privacy: await version('privacy') }
  const { password, email, firstName, lastName } = member
  const person = { proof, password, email, titlesCode: 'U04', firstName, lastName, agreed, newsBySms, newsByEmail: false }
  const { userId, accessCode } = await say(register, person, deviceId)
  return { ...member, deviceId, userId, accessCode }
}

/** The member logs in on one more device. */
export async function loginElsewhere(member: Member): Promise<SignedInMember> {
  const { phone, password } = member
  const deviceId = randomUUID()
  const had = await messageCount(phone)
  const { smsId } = await say(captchaSms, { account: phone }, deviceId)
  const code = await codeFor(phone, had)
  const { captchaToken } = await say(captchaVerify, { captchaId: smsId, way: 'code', code }, deviceId)
  const { userId, accessCode } = await say(login, { account: phone, password, captchaToken }, deviceId)
  return { ...member, deviceId, userId, accessCode }
}

/** On another phone of theirs the member ends every session but that one. */
export async function endOthers(browser: Browser, member: SignedInMember): Promise<void> {
  const context = await browser.newContext({ baseURL: process.env.HARBOUR_URL, hasTouch: true })
  const elsewhere = await context.newPage()
  await comeBack(elsewhere, await loginElsewhere(member))
  await elsewhere.goto('/devices?lang=en')
  const { button, say } = memberOf(elsewhere, 'en')
  await button(say.others).tap()
  await expect(button(say.others)).toBeHidden()
  await context.close()
}

/** This browser is the device on which the member signed in. */
export async function comeBack(page: Page, { deviceId, userId, phone, accessCode }: SignedInMember): Promise<void> {
  const kept = { deviceId, user: { userId, phone, accessCode, visitor: false }, secretKey: '' }
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('store')) localStorage.setItem('store', text)
    },
    JSON.stringify({ state: kept, version: 0 }),
  )
}

/** The things that members do on each screen, by what is written there. */
export function memberOf(page: Page, language: Language) {
  const say = memberWords[language]
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    say,
    field,
    button,

    /** Writes who they are and the password, and asks to be let in. */
    async knock(who: { phone: string } | { email: string }, password: string) {
      if ('email' in who) {
        await page.getByRole('radio', { name: say.byEmail }).check()
        await field(say.email).fill(who.email)
      } else await field(say.phone).fill(who.phone)
      await field(say.password).fill(password)
      await button(say.login).tap()
    },

    /** Puts the slice back into its pizza by the arrow keys. */
    async passByKeys() {
      const slider = page.getByRole('slider', { name: say.slider })
      await slider.focus()
      const place = await gapOf(page)
      for (let at = 0; at + 2 < place; at += 4) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
    },

    expectMember: async (name: string) => {
      await page.goto(`/mine?lang=${language}`)
      await expect(page.getByText(say.member(name))).toBeVisible()
    },
  }
}

/**
 * The place of the gap in the puzzle's picture, in its own points: the place that looks most like the slice under the gap's shade. What is merely
 * dark, as a leaf is, looks like another slice.
 */
async function gapOf(page: Page): Promise<number> {
  const [picture, piece] = [page.locator('.pz img').first(), page.locator('.pz__slice')]
  await expect(picture).toBeVisible()
  return picture.evaluate(
    async (image: HTMLImageElement, slice) => {
      if (!(slice instanceof HTMLImageElement)) throw new Error('no slice to put back')
      const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))]
      const [pieceWidth, pieceHeight] = [76, 64]
      const pixelsOf = async (drawn: HTMLImageElement, across: number, down: number) => {
        await drawn.decode()
        const pen = Object.assign(document.createElement('canvas'), { width: across, height: down }).getContext('2d')
        if (!pen) throw new Error('nothing to draw on')
        pen.drawImage(drawn, 0, 0, across, down)
        return pen.getImageData(0, 0, across, down).data
      }
      const whole = await pixelsOf(image, width, height)
      const part = await pixelsOf(slice, pieceWidth, pieceHeight)
      const top = Math.round((parseFloat(slice.style.top) / 100) * height)
      const shade = [26, 14, 6]
      const isOpaque = (pixel: number) => part[pixel * 4 + 3] === 255
      const pixels = Array.from({ length: pieceWidth * pieceHeight }, (_, pixel) => pixel).filter(isOpaque)
      const difference = (x: number) => {
        let sum = 0
        for (const pixel of pixels) {
          const at = ((top + Math.floor(pixel / pieceWidth)) * width + x + (pixel % pieceWidth)) * 4
          for (const [color, dark] of shade.entries()) {
            const shaded = 0.28 * (part[pixel * 4 + color] ?? 0) + 0.72 * dark
            sum += ((whole[at + color] ?? 0) - shaded) ** 2
          }
        }
        return sum
      }
      const places = Array.from({ length: width - pieceWidth }, (_, x) => x)
      const differences = places.map(difference)
      return differences.indexOf(Math.min(...differences))
    },
    await piece.elementHandle(),
  )
}
