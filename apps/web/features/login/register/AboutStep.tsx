import { register, type Refusal } from '@harbour/protocol'
import { call } from '../../../api/call.ts'
import { isRefusal } from '../../../api/is-refusal.ts'
import { m } from '../../../paraglide/messages.js'
import { birthdayGap, birthdayOf } from '../../../entities/contact/birthday.ts'
import { BirthdayFields } from '../../../entities/contact/BirthdayFields.tsx'
import { nameParts } from '../../../entities/contact/person-name.ts'
import { TitleTiles } from '../../../entities/contact/TitleTiles.tsx'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { NameFields } from '../../../ui/forms/fields/NameFields.tsx'
import { useCallForm } from '../../../ui/forms/use-call-form.ts'
import { showToast } from '../../../lib/toast.ts'
import { useEntryHref } from '../sign-in/use-entry-href.ts'
import { endRegister, useRegisterDraft, writeRegister, type RegisterDraft } from './register-draft.ts'
import { keepGuestKey, useJoined } from '../sign-in/sign-in.ts'
import { useTerms } from '../terms/terms.ts'
import { paths } from '../../../navigation/paths.ts'

/** Asks how to greet them, and when: then they are members. */
export function AboutStep({ password }: { password: string }) {
  const draft = useRegisterDraft()
  const { agreed, join } = useJoining(draft, password)
  const wrong = wrongOf(draft) ?? (agreed ? undefined : 'terms')
  const { asked, busy, refused, failed, submit } = useCallForm(register, { wrong, send: join, leaves: true })
  const href = useEntryHref()
  return (
    <form className="rg__form" method="post" noValidate onSubmit={submit}>
      <div>
        <h2 className="t1">{m.register_about_title()}</h2>
        <p className="ink2 small">{m.register_about_body()}</p>
      </div>
      <TitleTiles value={draft.titlesCode} onChange={(titlesCode) => writeRegister({ titlesCode })} missing={asked && !draft.titlesCode} />
      <NameFields {...draft} parts={nameParts()} onChange={writeRegister} asked={asked} />
      <BirthdayFields
        label={
          <>
            {m.person_birthday()} <span className="ink3">{m.person_optional()}</span>
          </>
        }
        value={draft.birthday}
        onChange={(birthday) => writeRegister({ birthday })}
        error={asked ? birthdayGap(draft.birthday) : undefined}
      />
      <CtaBar>
        <Button block type="submit" loading={busy} reason={failed ?? (asked && wrong === 'terms' ? m.register_terms_lost() : undefined)}>
          {m.register_create()}
        </Button>
      </CtaBar>
      {refused(['ALREADY_MEMBER']) && (
        <Anchor className="link rg__instead" href={href(paths.login)}>
          {m.register_login()}
        </Anchor>
      )}
    </form>
  )
}

function wrongOf({ titlesCode, birthday, ...names }: RegisterDraft): string | undefined {
  if (!titlesCode) return 'title'
  return nameParts().find((part) => !names[part].trim()) ?? (birthdayGap(birthday) ? 'day' : undefined)
}

/** Makes them a member; what the gateway finds against the page before is mended there. */
function useJoining(draft: RegisterDraft, password: string) {
  const { agreed, refresh } = useTerms()
  const joined = useJoined()
  async function join() {
    await keepGuestKey()
    try {
      const signed = await call(register, { ...formOf(draft), password, agreed }, { handles: 'all' })
      endRegister()
      joined(signed)
    } catch (cause) {
      if (isRefusal(register, cause) && cause.code in mends) {
        showToast(cause.message)
        void refresh()
        writeRegister({ ...mends[cause.code], about: false })
      }
      throw cause
    }
  }
  return { agreed, join }
}

/** The part that is given anew on the page before. */
const mends: Partial<Record<Refusal<typeof register>, Partial<RegisterDraft>>> = {
  PROOF_EXPIRED: { proof: '' },
  EMAIL_INVALID: {},
  PASSWORD_WEAK: {},
  AGREEMENT_CHANGED: { agreed: false },
}

const formOf = ({ proof, email, titlesCode, firstName, lastName, birthday, news }: RegisterDraft) => ({
  proof,
  email: email.trim(),
  titlesCode,
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  birthday: birthdayOf(birthday),
  newsBySms: news,
  newsByEmail: news,
})
