import { groupedPhone } from '@harbour/rules'
import { Check, Pencil, Trash2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { addressWords } from '../../../entities/address/address-words.ts'
import { makeDefault, removeAddress, type SavedAddress } from '../../../entities/address/saved-addresses.ts'
import { brand } from '../../../api/region.ts'
import { sameDoor, useOrderLocation } from '../../../entities/location/order-location.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Pressable } from '../../../ui/Pressable.tsx'
import { showToast } from '../../../lib/toast.ts'
import { begin, draftOf } from '../form/address-draft.ts'
import { useTags } from '../../../entities/address/tags.ts'
import { useTitled } from '../form/titled.ts'
import { paths } from '../../../navigation/paths.ts'

type AddressCardProps = { saved: SavedAddress; managing: boolean; asking: boolean; onChoose: () => void }

/** A saved address: to be chosen, or managed. */
export function AddressCard({ saved, managing, asking, onChoose }: AddressCardProps) {
  const { address: chosen } = useOrderLocation()
  if (managing) return <ManagedCard saved={saved} />
  return (
    <Pressable
      className="opt mines__card"
      aria-current={chosen && sameDoor(chosen, saved.address) ? true : undefined}
      aria-busy={asking}
      onClick={onChoose}
    >
      <AddressText saved={saved} />
    </Pressable>
  )
}

function ManagedCard({ saved }: { saved: SavedAddress }) {
  const { addressCode, address, isDefault } = saved
  const door = addressWords(address)
  const remove = () => {
    const undo = removeAddress(addressCode)
    showToast({ text: m.address_deleted(), icon: Trash2, action: { label: m.address_undo(), onPress: undo } })
  }
  const edit = `${paths.addressForm}?${new URLSearchParams({ next: `${paths.addresses}?manage=1` })}`
  return (
    <div className="opt mines__card mines__card--managed">
      <AddressText saved={saved} />
      <div className="mines__acts">
        {!isDefault && (
          <Button variant="ghost" small onClick={() => makeDefault(addressCode)} aria-label={m.address_make_default_of({ door })}>
            {m.address_make_default()}
          </Button>
        )}
        <IconButton icon={Pencil} size={20} label={m.address_edit_of({ door })} href={edit} onClick={() => begin(draftOf(saved))} />
        <IconButton icon={Trash2} size={20} label={m.address_delete_of({ door })} onClick={remove} />
      </div>
    </div>
  )
}

function AddressText({ saved: { address, contact, tag: code, isDefault } }: { saved: SavedAddress }) {
  const called = useTitled(contact)
  const tag = useTags().find((each) => each.code === code)
  return (
    <>
      {tag && <Icon of={tag.drawing} />}
      <span className="mines__said">
        <span className="row g2">
          <b className="strong">{tag?.name}</b>
          {isDefault && (
            <Badge tone="brand" icon={Check}>
              {m.address_default_badge()}
            </Badge>
          )}
        </span>
        <span className="small">{addressWords(address)}</span>
        <span className="small ink2">{[called, groupedPhone(contact.phone, brand())].filter(Boolean).join(' · ')}</span>
        {address.note && <span className="small ink2">{address.note}</span>}
      </span>
    </>
  )
}
