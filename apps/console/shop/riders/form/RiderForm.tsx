import { Save, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Chip } from '../../../ui/Chip.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import type { ShopRider } from '../rider.ts'
import { checkDraft, draftOf, type RiderDraft, type WrongFields } from './rider-draft.ts'
import './RiderForm.css'
import { RiderFailure } from '../RiderFailure.tsx'
import { vehicles } from '../rider-words.ts'
import { useRemoveRider, useSaveRider } from '../use-riders.ts'

type RiderFormProps = { rider: ShopRider | undefined; onClose: () => void }

/** Takes a rider into the shop, changes one who is there, or lets them go; what was typed stays until it is saved. */
export function RiderForm({ rider, onClose }: RiderFormProps) {
  const [draft, setDraft] = useState(() => draftOf(rider))
  const [wrong, setWrong] = useState<WrongFields>({})
  const form = useRef<HTMLFormElement>(null)
  const save = useSaveRider()
  const remove = useRemoveRider()
  const isPending = save.isPending || remove.isPending
  const send = () => {
    const checked = checkDraft(draft)
    if ('rider' in checked) return save.mutate({ riderId: draft.riderId, ...checked.rider }, { onSuccess: onClose })
    setWrong(checked.wrong)
    form.current?.querySelector<HTMLInputElement>(`[name="${checked.wrong.name ? 'name' : 'phone'}"]`)?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  if (remove.isSuccess) return <Removed name={draft.name} isPending={isPending} error={save.error} onPutBack={send} onClose={onClose} />
  const type = (field: 'name' | 'phone') => (typed: string) => {
    setDraft({ ...draft, [field]: typed })
    setWrong({ ...wrong, [field]: undefined })
  }
  return (
    <aside className="rside" aria-labelledby="rider-form">
      <h2 id="rider-form">{rider ? m.riders_edit({ name: rider.name }) : m.riders_add()}</h2>
      <form ref={form} className="rform" noValidate onSubmit={submit}>
        <Field
          name="name"
          label={m.riders_name()}
          value={draft.name}
          onType={type('name')}
          wrong={wrong.name ? m.riders_name_wrong() : ''}
        />
        <Field
          name="phone"
          label={m.riders_phone()}
          value={draft.phone}
          onType={type('phone')}
          wrong={wrong.phone ? m.riders_phone_wrong() : ''}
          hint={m.riders_phone_hint()}
        />
        <VehicleChoice vehicle={draft.vehicle} onChoose={(vehicle) => setDraft({ ...draft, vehicle })} />
        <div className="rside__two">
          <TabletButton onClick={onClose}>{m.riders_back()}</TabletButton>
          <TabletButton look="go" type="submit" icon={Save} disabled={isPending}>
            {m.riders_save()}
          </TabletButton>
        </div>
      </form>
      <RiderFailure error={save.error ?? remove.error} />
      {rider && (
        <TabletButton look="danger" icon={Trash2} disabled={isPending} onClick={() => remove.mutate({ riderId: rider.riderId })}>
          {m.riders_remove()}
        </TabletButton>
      )}
    </aside>
  )
}

type FieldProps = {
  name: 'name' | 'phone'
  label: string
  value: string
  wrong: string
  hint?: string
  onType: (typed: string) => void
}

function Field({ name, label, value, wrong, hint = '', onType }: FieldProps) {
  return (
    <label className="rform__field">
      {label}
      <input
        name={name}
        type={name === 'phone' ? 'tel' : 'text'}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onType(target.value)}
        aria-invalid={wrong !== ''}
        aria-describedby={`rider-${name}-note`}
      />
      <small id={`rider-${name}-note`} className={wrong ? 'is-wrong' : undefined}>
        {wrong || hint}
      </small>
    </label>
  )
}

type Vehicle = RiderDraft['vehicle']

function VehicleChoice({ vehicle, onChoose }: { vehicle: Vehicle; onChoose: (vehicle: Vehicle) => void }) {
  const all: Vehicle[] = ['motorbike', 'bicycle', 'car', 'foot']
  return (
    <div className="rside__two" role="group" aria-label={m.riders_vehicle()}>
      {all.map((each) => (
        <Chip key={each} icon={vehicles[each].icon} on={each === vehicle} onChoose={() => onChoose(each)}>
          {vehicles[each].words()}
        </Chip>
      ))}
    </div>
  )
}

type RemovedProps = { name: string; isPending: boolean; error: Error | null; onPutBack: () => void; onClose: () => void }

/** Says that a rider has left, who can be put back as they were. */
function Removed({ name, isPending, error, onPutBack, onClose }: RemovedProps) {
  return (
    <aside className="rside">
      <p role="status">{m.riders_removed({ name })}</p>
      <div className="rside__two">
        <TabletButton icon={Undo2} disabled={isPending} onClick={onPutBack}>
          {m.riders_put_back()}
        </TabletButton>
        <TabletButton onClick={onClose}>{m.frame_close()}</TabletButton>
      </div>
      <RiderFailure error={error} />
    </aside>
  )
}
