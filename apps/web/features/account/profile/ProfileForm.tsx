import type { MemberProfile } from '@harbour/protocol'
import { Cake } from 'lucide-react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { birthdayGap, birthYears, monthNames } from '../../../entities/contact/birthday.ts'
import { nameParts } from '../../../entities/contact/person-name.ts'
import { useTitles } from '../../../entities/contact/titles.ts'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { DateFields } from '../../../ui/forms/DateFields.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { NameFields } from '../../../ui/forms/NameFields.tsx'
import { RadioTiles } from '../../../ui/forms/RadioTiles.tsx'
import { Consents } from './Consents.tsx'
import type { GenderCode } from './gender-code.ts'
import { PhoneOfRecord } from './PhoneOfRecord.tsx'
import { profileChanges, profileGaps, useProfileDraft, writeProfile, type ProfileGap } from './profile-draft.ts'
import { useSaveProfile } from './save-profile.ts'

/** The profile to be changed: what is wrong stands at its field, and the button says it too. */
export function ProfileForm({ profile, mailbox }: { profile: MemberProfile; mailbox: ReactNode }) {
  const draft = useProfileDraft(profile)
  const changes = profileChanges(profile, draft)
  const changed = Object.keys(changes).length > 0
  const gaps = profileGaps(draft)
  const has = (gap: ProfileGap) => changed && gaps.includes(gap)
  const [tried, setTried] = useState(false)
  const { save, saving, refused } = useSaveProfile()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const [first] = gaps
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else if (changed) save(changes)
  }
  return (
    <form className="prf__form" method="post" noValidate onSubmit={submit}>
      {!profile.birthday && (
        <p className="prf__cake small">
          <Icon of={Cake} size={20} />
          {m.account_birthday_why()}
        </p>
      )}
      <TitleTiles value={draft.titlesCode} error={has('title') ? m.person_title_missing() : undefined} />
      <NameFields {...draft} parts={nameParts()} onChange={writeProfile} asked={changed} />
      <DateFields
        label={m.person_birthday()}
        value={draft.birthday}
        onChange={(birthday) => writeProfile({ birthday })}
        months={monthNames()}
        years={birthYears()}
        autoComplete="bday"
        error={tried ? birthdayGap(draft.birthday) : undefined}
      />
      <GenderTiles value={draft.genderCode} />
      <Field
        label={m.login_email()}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        value={draft.email}
        onChange={({ currentTarget }) => writeProfile({ email: currentTarget.value })}
        error={has('email') ? m.login_email_wrong() : undefined}
      />
      {draft.email.trim() === profile.email && mailbox}
      <PhoneOfRecord phone={profile.phoneNo} />
      <Consents profile={profile} />
      <CtaBar>
        <Button block type="submit" loading={saving} disabled={!changed} reason={refused ?? reasonOf(changed, gaps)}>
          {m.account_save()}
        </Button>
      </CtaBar>
    </form>
  )
}

function TitleTiles({ value, error }: { value: string; error: string | undefined }) {
  const { data: titles } = useTitles()
  const choices = (titles ?? []).map(({ titlesCode, titlesName }) => ({ value: titlesCode, label: titlesName }))
  return (
    <RadioTiles
      label={m.person_title()}
      name="title"
      required
      choices={choices}
      value={value}
      onChange={(titlesCode) => writeProfile({ titlesCode })}
      error={error}
    />
  )
}

function GenderTiles({ value }: { value: GenderCode | '' }) {
  const choices: { value: GenderCode; label: string }[] = [
    { value: 'F', label: m.person_female() },
    { value: 'M', label: m.person_male() },
    { value: 'N', label: m.person_unstated() },
  ]
  return (
    <RadioTiles
      label={
        <>
          {m.person_gender()} <span className="ink3">{m.person_optional()}</span>
        </>
      }
      name="gender"
      choices={choices}
      value={value}
      onChange={(code) => writeProfile({ genderCode: choices.find((choice) => choice.value === code)?.value ?? '' })}
    />
  )
}

const whys: Record<ProfileGap, () => string> = {
  title: m.account_fix_title,
  firstName: m.account_fix_name,
  lastName: m.account_fix_name,
  day: m.account_fix_birthday,
  email: m.account_fix_email,
}

function reasonOf(changed: boolean, [first]: ProfileGap[]): string | undefined {
  if (!changed) return m.account_nothing_changed()
  return first && whys[first]()
}
