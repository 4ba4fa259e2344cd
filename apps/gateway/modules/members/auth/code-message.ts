import { languageIds, type Language } from '@harbour/rules'
import type { Message } from './messenger.ts'
import type { CodePurpose } from './code-store.ts'
import { localize, type LocalizedText } from '../../../platform/localized-text.ts'
import type { AccountName } from './account-name.ts'

const what: Record<CodePurpose, LocalizedText> = {
  check: { tc: '登入驗證碼', en: 'log-in code' },
  register: { tc: '登記驗證碼', en: 'registration code' },
  reset: { tc: '重設密碼驗證碼', en: 'password reset code' },
  email: { tc: '電郵驗證碼', en: 'email confirmation code' },
}

type Coded = { account: AccountName; purpose: CodePurpose; code: string; language: Language; domain: string | undefined }

/** The message that carries a code. */
export function codeMessage({ account, purpose, code, language, domain }: Coded): Message {
  const name = localize(what[purpose], language)
  const text =
    language === languageIds.en
      ? `Your Harbour ${name} is ${code}. It is valid for 10 minutes. We will never ask you for it.`
      : `海港${name}:${code},10 分鐘內有效。我們不會向你索取驗證碼。`
  // The last line binds the code to the site, as browsers read it.
  const bound = domain === undefined ? text : `${text}\n\n@${domain} #${code}`
  if ('phone' in account) return { channel: 'sms', to: account.phone, text: bound }
  return { channel: 'email', to: account.email, subject: language === languageIds.en ? `Harbour ${name}` : `海港${name}`, text }
}
