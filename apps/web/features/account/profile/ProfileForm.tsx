import { userUpdate, type MemberProfile } from '@harbour/protocol'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { birthdayGap } from '../../../entities/contact/birthday.ts'
import { BirthdayFields } from '../../../entities/contact/BirthdayFields.tsx'
import { nameParts } from '../../../entities/contact/person-name.ts'
import { TitleTiles } from '../../../entities/contact/TitleTiles.tsx'
import { profileQuery } from '../../../entities/member/profile.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { EmailField } from '../../../ui/forms/fields/EmailField.tsx'
import { NameFields } from '../../../ui/forms/fields/NameFields.tsx'
import { RadioTiles } from '../../../ui/forms/choices/RadioTiles.tsx'
import { useCallForm } from '../../../ui/forms/use-call-form.ts'
import { BirthdayReason } from './BirthdayReason.tsx'
import { Consents } from './Consents.tsx'
import type { GenderCode } from './gender-code.ts'
import { PhoneOfRecord } from './PhoneOfRecord.tsx'
import { endProfileDraft, profileChanges, profileGaps, useProfileDraft, writeProfile, type ProfileGap } from './profile-draft.ts'

/** The profile to be changed: what is wrong stands at its field, and the button says it too. */
export function ProfileForm({ profile, mailbox }: { profile: MemberProfile; mailbox: ReactNode }) {
  const draft = useProfileDraft(profile)
  const changes = profileChanges(profile, draft)
  const changed = Object.keys(changes).length > 0
  const gaps = profileGaps(draft)
  const has = (gap: ProfileGap) => changed && gaps.includes(gap)
  const queries = useQueryClient()
  const { asked, busy, failed, submit } = useCallForm(userUpdate, {
    wrong: gaps[0],
    async send() {
      queries.setQueryData(profileQuery().queryKey, await call(userUpdate, changes, { handles: 'all' }))
      endProfileDraft()
      showToast(m.account_saved())
    },
  })
  return (
    <form className="prf__form" method="post" noValidate onSubmit={submit}>
      {!profile.birthday && <BirthdayReason />}
      <TitleTiles value={draft.titlesCode} onChange={(titlesCode) => writeProfile({ titlesCode })} missing={has('title')} />
      <NameFields {...draft} parts={nameParts()} onChange={writeProfile} asked={changed} />
      <BirthdayFields
        label={m.person_birthday()}
        value={draft.birthday}
        onChange={(birthday) => writeProfile({ birthday })}
        error={asked ? birthdayGap(draft.birthday) : undefined}
      />
      <GenderTiles value={draft.genderCode} />
      <EmailField
        label={m.login_email()}
        value={draft.email}
        onChange={({ currentTarget }) => writeProfile({ email: currentTarget.value })}
        error={has('email') ? m.login_email_wrong() : undefined}
      />
      {draft.email.trim() === profile.email && mailbox}
      <PhoneOfRecord phone={profile.phoneNo} />
      <Consents profile={profile} />
      <CtaBar>
        <Button block type="submit" loading={busy} disabled={!changed} reason={failed ?? reasonOf(changed, gaps)}>
          {m.account_save()}
        </Button>
      </CtaBar>
    </form>
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
