import { Languages, LogOut, Moon, Sun, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { useOffice } from '../../api/keys.ts'
import { initialsOf } from '../../lib/initials.ts'
import { setLocale, useLocale } from '../../lib/locale.ts'
import { useTheme } from '../../lib/theme.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { paths } from '../paths.ts'
import { signOut } from '../session/watch-session.ts'
import { leaveThen } from '../ui/leave/unsaved.ts'
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
        <Link
          className="ob ob--ghost ob--sm ob--ic"
          to={paths.account}
          aria-label={m.office_account_page()}
          title={m.office_account_page()}
        >
          <Icon of={UserRound} size={16} />
        </Link>
        <OfficeButton
          small
          look="ghost"
          icon={Languages}
          aria-label={m.office_other_language()}
          onClick={() => leaveThen(() => setLocale(locale === 'en' ? 'zh-Hant' : 'en'))}
        />
        <OfficeButton
          small
          look="ghost"
          icon={theme === 'dark' ? Sun : Moon}
          aria-label={theme === 'dark' ? m.frame_light() : m.frame_dark()}
          onClick={() => useTheme.setState({ theme: theme === 'dark' ? 'light' : 'dark' })}
        />
        <OfficeButton small look="ghost" icon={LogOut} aria-label={m.office_sign_out()} onClick={() => leaveThen(() => void signOut())} />
      </span>
    </div>
  )
}
