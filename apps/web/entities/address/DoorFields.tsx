import type { FormEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/forms/fields/Field.tsx'
import { detailLimit, detailOf, type Door } from './door.ts'
import { Optional } from './Optional.tsx'
import './DoorFields.css'

type DoorFieldsProps = {
  place: { building: string; kind: string }
  field: (name: keyof Door) => { name: string; value: string; onInput: (event: FormEvent<HTMLInputElement>) => void }
  errorOf: (gap: keyof Door) => string | undefined
}

/** The number in a street or the block of an estate, where the place needs one; the floor and the flat (spec 5.12). */
export function DoorFields({ place, field, errorOf }: DoorFieldsProps) {
  const detail = detailOf(place.kind)
  return (
    <>
      {detail !== 'none' && (
        <Field
          label={detail === 'needed' ? m.address_number() : <Optional>{m.address_block()}</Optional>}
          error={errorOf('detail')}
          maxLength={detailLimit(place)}
          required={detail === 'needed'}
          {...field('detail')}
        />
      )}
      <div className="door__two">
        <Field
          label={m.address_floor()}
          help={m.address_floor_help()}
          error={errorOf('floor')}
          maxLength={10}
          required
          {...field('floor')}
        />
        <Field label={m.address_flat()} help={m.address_flat_help()} error={errorOf('flat')} maxLength={20} required {...field('flat')} />
      </div>
    </>
  )
}
