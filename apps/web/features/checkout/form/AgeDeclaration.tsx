import { ageObstacle, ageProof, type AgeDeclared } from '@harbour/rules'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { alcoholNotices } from '../../../entities/menu/alcohol-notice.ts'
import { birthdayGap, birthdayOf, birthdayParts } from '../../../entities/contact/birthday.ts'
import { BirthdayFields } from '../../../entities/contact/BirthdayFields.tsx'
import { serverNow } from '../../../lib/server-clock.ts'
import { brand } from '../../../api/region.ts'
import { Block } from '../../../ui/frame/Block.tsx'
import { Check } from '../../../ui/forms/choices/Check.tsx'
import type { DateParts } from '../../../ui/forms/fields/DateFields.tsx'
import type { Age } from './use-age.ts'

/** Alcohol asks for a declaration of age, beside the notice of the region's law; never made for the guest (spec 5.13). */
export function AgeDeclaration({ age }: { age: Age }) {
  return (
    <Block>
      {ageProof(brand()) === 'word' ? (
        <label className="age">
          <Check name="age" checked={age.declared} onChange={({ currentTarget }) => say(age, { declared: currentTarget.checked })} />
          <span>
            <b className="strong">{m.confirm_age()}</b>
            <LegalNotices />
          </span>
        </label>
      ) : (
        <Born age={age} />
      )}
    </Block>
  )
}

const say = (age: Age, said: AgeDeclared) => age.say({ ...said, obstacle: ageObstacle(brand(), said, serverNow()) })

/** The day of birth, as far as it is chosen. */
function Born({ age }: { age: Age }) {
  const [born, setBorn] = useState(birthdayParts(age.birthday ?? null))
  const choose = (parts: DateParts) => {
    setBorn(parts)
    say(age, { declared: false, birthday: birthdayOf(parts) })
  }
  return (
    <div className="age age--born">
      <span>
        <LegalNotices />
      </span>
      <BirthdayFields
        label={m.handover_born()}
        value={born}
        error={age.obstacle === 'UNDER_AGE' ? m.handover_under_age() : birthdayGap(born)}
        onChange={choose}
      />
    </div>
  )
}

/** The reason why it is asked, and the words of the law, in each of its languages. */
function LegalNotices() {
  return (
    <>
      <span className="small">{m.confirm_age_why()}</span>
      {alcoholNotices[brand()].map(({ lang, words }) => (
        <span key={lang} lang={lang} className="small">
          {words}
        </span>
      ))}
    </>
  )
}
