import { login, passwordForget, registerSms, userProfileGet } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { query } from '../../api/call.ts'
import { setLanguage } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { answering, gatewayOf } from '../../testing/test-gateway.ts'
import { freshQueries, show, signIn, type Shown } from '../../testing/test-phone.tsx'
import { writeAccount } from './account-draft.ts'
import { RegisterScreen } from './register/RegisterScreen.tsx'
import { ForgotScreen } from './reset/ForgotScreen.tsx'
import { PasswordScreen } from './reset/PasswordScreen.tsx'
import { LoginScreen } from './sign-in/LoginScreen.tsx'

const languages = ['en', 'zh-Hant']
const sent = { smsId: 'sms-1', sentTo: '+852 6•••4567', expiresAt: '2026/11/23 12:10:00', resendAt: '2026/11/23 12:01:00' }

/** A field to type in by its words, as phones and password managers know it. */
const expectKnown = (shown: Shown, words: string, as: string) => expect.poll(() => field(shown, words)?.autocomplete).toBe(as)

const field = ({ container }: Shown, words: string) =>
  [...container.querySelectorAll('input')].find(({ type, labels }) => type !== 'radio' && labels?.[0]?.textContent === words)

/** The name that a password belongs to, which need not be seen. */
const userName = () => document.querySelector('input[autocomplete=username]')

test.each(languages)('[1.24] phones and password managers know each field of the login, by phone and by email (%s)', async (language) => {
  setLanguage(language)
  writeAccount({ by: 'phone', number: '', email: '' })
  const shown = await show(<LoginScreen />, { at: '/login' })
  await expectKnown(shown, m.login_phone(), 'username webauthn')
  await expectKnown(shown, m.login_password(), 'current-password')
  await shown.getByRole('radio', { name: m.login_by_email() }).click({ force: true })
  await expectKnown(shown, m.login_email(), 'username webauthn')
})

test.each(languages)('[1.24] a login without phone and password says so at both, and asks nobody (%s)', async (language) => {
  setLanguage(language)
  writeAccount({ by: 'phone', number: '', email: '' })
  const heard = gatewayOf()
  const { getByRole, getByLabelText } = await show(<LoginScreen />, { at: '/login' })
  await getByRole('button', { name: m.login_submit(), exact: true }).click()
  await expect.element(getByLabelText(m.login_phone(), { exact: true })).toHaveFocus()
  for (const words of [m.login_phone(), m.login_password()])
    await expect.element(getByLabelText(words, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect(heard.map(({ name }) => name)).not.toContain(login.name)
})

test.each(languages)('[1.24] phones and password managers know each field of a joining guest (%s)', async (language) => {
  setLanguage(language)
  writeAccount({ by: 'phone', number: '', email: '' })
  const heard = gatewayOf(answering(registerSms, () => ({ data: sent })))
  const shown = await show(<RegisterScreen />, { at: '/register' })
  await expectKnown(shown, m.login_phone(), 'tel-national')
  await shown.getByLabelText(m.login_phone(), { exact: true }).fill('61234567')
  await shown.getByRole('button', { name: m.register_send() }).click()
  await expectKnown(shown, m.code_label(), 'one-time-code')
  await expectKnown(shown, m.password_set(), 'new-password')
  await expectKnown(shown, m.password_confirm(), 'new-password')
  await expectKnown(shown, m.login_email(), 'email')
  expect(userName()).toHaveValue('+85261234567')
  expect(heard.find(({ name }) => name === registerSms.name)?.content).toMatchObject({ phone: '+85261234567' })
  await shown.getByRole('button', { name: m.ui_back() }).click()
  await expectKnown(shown, m.login_phone(), 'tel-national')
})

test.each(languages)('[1.24] phones and password managers know each field of a forgotten password (%s)', async (language) => {
  setLanguage(language)
  writeAccount({ by: 'phone', number: '', email: '' })
  gatewayOf(answering(passwordForget, () => ({ data: sent })))
  const shown = await show(<ForgotScreen />, { at: '/forgot' })
  await expectKnown(shown, m.forgot_phone(), 'username')
  await shown.getByLabelText(m.forgot_phone(), { exact: true }).fill('61234567')
  await shown.getByRole('button', { name: m.forgot_send() }).click()
  await expectKnown(shown, m.code_label(), 'one-time-code')
  for (const words of [m.password_new(), m.password_confirm_new()]) await expectKnown(shown, words, 'new-password')
  // Whose password that is, out of sight.
  expect(userName()).toHaveValue('+85261234567')
})

test.each(languages)('[1.24] phones and password managers know each field of a password that is changed (%s)', async (language) => {
  setLanguage(language)
  signIn()
  const queries = freshQueries()
  queries.setQueryData(query(userProfileGet, {}).queryKey, { phoneNo: '+85261234567' })
  gatewayOf()
  const shown = await show(<PasswordScreen />, { at: '/editPas', queries })
  await expectKnown(shown, m.password_current(), 'current-password')
  for (const words of [m.password_new(), m.password_confirm_new()]) await expectKnown(shown, words, 'new-password')
  expect(userName()).toHaveValue('+85261234567')
})
