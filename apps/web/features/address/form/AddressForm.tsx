import { useState, type FormEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { region } from '../../../api/region.ts'
import { DoorFields } from '../../../entities/address/DoorFields.tsx'
import { NoteField } from '../../../entities/address/NoteField.tsx'
import { TagTiles } from '../../../entities/address/TagTiles.tsx'
import { TitleField } from '../../../entities/address/TitleField.tsx'
import { carriesPrefix } from '../../../entities/contact/phone-number.ts'
import { useTitles } from '../../../entities/contact/titles.ts'
import { usePhoneVerdict } from '../../../entities/contact/use-phone-verdict.ts'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { Field } from '../../../ui/forms/fields/Field.tsx'
import { useCheckedForm } from '../../../ui/forms/use-checked-form.ts'
import { Switch } from '../../../ui/forms/choices/Switch.tsx'
import { isOutside } from '../delivery-query.ts'
import { gapsOf, write, type AddressDraft, type Gap } from './address-draft.ts'
import { addressGapText, phoneWords } from './address-gap-text.ts'
import { useSaveAddress } from './use-save-address.ts'

type Written = 'detail' | 'floor' | 'flat' | 'name' | 'phone' | 'note'

/** A door and whom the rider meets there. A missing answer is told at its field, and nothing typed is lost. */
export function AddressForm({ draft }: { draft: AddressDraft }) {
  const [leftPhone, leavePhone] = useState(false)
  const { save, isPending, error } = useSaveAddress(draft)
  const titles = useTitles().data
  const phone = usePhoneVerdict(draft.phone)
  const phoneGood = phone.state === 'good' || phone.state === 'unknown'
  const gaps = gapsOf(draft, { titles: titles !== undefined, phoneGood })
  const { asked, submit } = useCheckedForm(gaps[0], save)
  const errorOf = (gap: Gap) => {
    if (gap === 'phone') return phoneWords(phone.state, { asked, left: leftPhone })
    return asked && gaps.includes(gap) ? addressGapText[gap]() : undefined
  }
  const field = (name: Written) => ({
    name,
    value: draft[name],
    onInput: (event: FormEvent<HTMLInputElement>) => write({ [name]: event.currentTarget.value }),
  })
  return (
    <form className="send__form" noValidate onSubmit={submit}>
      <DoorFields place={draft.place} field={field} errorOf={errorOf} />
      <div className="send__two send__two--title">
        <TitleField required value={draft.title} error={errorOf('title')} onChange={(title) => write({ title })} />
        <Field label={m.address_contact()} error={errorOf('name')} autoComplete="name" maxLength={40} required {...field('name')} />
      </div>
      <Field
        label={m.address_phone()}
        error={errorOf('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        required
        onBlur={() => leavePhone(true)}
        start={!carriesPrefix(draft.phone, phone) && <span className="ink2 num">+{region().phonePrefix}</span>}
        {...field('phone')}
      />
      <NoteField {...field('note')} />
      <TagTiles value={draft.tag} onChange={(tag) => write({ tag })} />
      <label className="send__default">
        <span>
          <b className="strong">{m.address_default()}</b>
          <span className="small ink2">{m.address_default_note()}</span>
        </span>
        <Switch checked={draft.isDefault} onChange={(event) => write({ isDefault: event.currentTarget.checked })} />
      </label>
      <CtaBar>
        <Button block type="submit" loading={isPending} disabled={error !== null} reason={reasonOf(error)}>
          {m.address_save()}
        </Button>
      </CtaBar>
    </form>
  )
}

function reasonOf(error: Error | null): string | undefined {
  if (!error) return undefined
  return isOutside(error) ? m.address_save_outside() : m.address_save_unknown()
}
