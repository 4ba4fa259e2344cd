import { register } from '@harbour/protocol'
import { useState, type FormEvent } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { birthdayGap, birthdayOf, birthYears, monthNames } from '../../../entities/contact/birthday.ts'
import { nameParts } from '../../../entities/contact/person-name.ts'
import { useTitles } from '../../../entities/contact/titles.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { DateFields } from '../../../ui/forms/DateFields.tsx'
import { NameFields } from '../../../ui/forms/NameFields.tsx'
import { RadioTiles } from '../../../ui/forms/RadioTiles.tsx'
import { showToast } from '../../../lib/toast.ts'
import { useEntryHref } from '../sign-in/entry-query.ts'
import { focusFirstWrong } from '../focus-first-wrong.ts'
import { endRegister, useRegisterDraft, writeRegister, type RegisterDraft } from './register-draft.ts'
import { keepGuestsKey, useJoined } from '../sign-in/sign-in.ts'
import { useTerms } from '../terms/terms.ts'
import { refusalOf, refusedFor, wordsOf } from '../words-of.ts'
import { paths } from '../../../navigation/paths.ts'

/** How to greet them, and when: then they are members. */
export function AboutStep({ password }: { password: string }) {
  const draft = useRegisterDraft()
  const { data: titles } = useTitles()
  const [asked, setAsked] = useState(false)
  const { join, joining, failed, already } = useJoining(draft, password)
  const href = useEntryHref()
  const wrong = wrongOf(draft)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    if (wrong) focusFirstWrong(event.currentTarget, wrong)
    else void join()
  }
  return (
    <form className="rg__form" method="post" noValidate onSubmit={submit}>
      <div>
        <h2 className="t1">{m.register_about_title()}</h2>
        <p className="ink2 small">{m.register_about_body()}</p>
      </div>
      <RadioTiles
        label={m.person_title()}
        name="title"
        required
        choices={(titles ?? []).map(({ titlesCode, titlesName }) => ({ value: titlesCode, label: titlesName }))}
        value={draft.titlesCode}
        onChange={(titlesCode) => writeRegister({ titlesCode })}
        error={asked && !draft.titlesCode ? m.person_title_missing() : undefined}
      />
      <NameFields {...draft} parts={nameParts()} onChange={writeRegister} asked={asked} />
      <DateFields
        label={
          <>
            {m.person_birthday()} <span className="ink3">{m.person_optional()}</span>
          </>
        }
        value={draft.birthday}
        onChange={(birthday) => writeRegister({ birthday })}
        months={monthNames()}
        years={birthYears()}
        autoComplete="bday"
        error={asked ? birthdayGap(draft.birthday) : undefined}
      />
      <CtaBar>
        <Button block type="submit" loading={joining} reason={failed}>
          {m.register_create()}
        </Button>
      </CtaBar>
      {already && (
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

/** Makes them a member; what the gateway finds against it is said by the button, on the page where it can be mended. */
function useJoining(draft: RegisterDraft, password: string) {
  const [joining, setJoining] = useState(false)
  const [failed, setFailed] = useState<string>()
  const [already, setAlready] = useState(false)
  const terms = useTerms()
  const joined = useJoined()
  const join = async () => {
    if (!terms.agreed) return setFailed(m.register_terms_lost())
    setJoining(true)
    setFailed(undefined)
    try {
      await keepGuestsKey()
      const signed = await call(register, { ...formOf(draft), password, agreed: terms.agreed }, { handles: 'all' })
      endRegister()
      joined(signed)
    } catch (cause) {
      setFailed(wordsOf(cause))
      setAlready(refusedFor(cause, 'ALREADY_MEMBER'))
      setJoining(false)
      const mend = mends[refusalOf(cause)]
      if (!mend) return
      showToast(wordsOf(cause))
      void terms.refresh()
      writeRegister({ ...mend, about: false })
    }
  }
  return { join, joining, failed, already }
}

/** What is mended on the page before, and what must be given anew there. */
const mends: Record<string, Partial<RegisterDraft>> = {
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
