import { Languages, LogOut, Moon, Sun } from 'lucide-react'
import { useOffice } from '../../api/keys.ts'
import { initialsOf } from '../../lib/initials.ts'
import { setLocale, useLocale } from '../../lib/locale.ts'
import { useTheme } from '../../lib/theme.ts'
import { m } from '../../paraglide/messages.js'
import { signOut } from '../session/watch-session.ts'
import { OfficeButton } from '../ui/OfficeButton.tsx'

/** The person who is signed in, their language and theme, and the way out. */
export function Me() {
  const staff = useOffice(({ session }) => session?.staff)
  const locale = useLocale(({ locale }) => locale)
  const theme = useTheme(({ theme }) => theme)
  return (
    <div className="of__me">
      <span className="of__face" aria-hidden>
        {initialsOf(staff?.name ?? '')}
      </span>
      <span className="of__name">
        <b>{staff?.name}</b>
        <small>{staff?.account}</small>
      </span>
      <span className="of__own">
        <OfficeButton
          small
          look="ghost"
          icon={Languages}
          aria-label={m.office_other_language()}
          onClick={() => setLocale(locale === 'en' ? 'zh-Hant' : 'en')}
        />
        <OfficeButton
          small
          look="ghost"
          icon={theme === 'dark' ? Sun : Moon}
          aria-label={theme === 'dark' ? m.frame_light() : m.frame_dark()}
          onClick={() => useTheme.setState({ theme: theme === 'dark' ? 'light' : 'dark' })}
        />
        <OfficeButton small look="ghost" icon={LogOut} aria-label={m.office_sign_out()} onClick={() => void signOut()} />
      </span>
    </div>
  )
}
