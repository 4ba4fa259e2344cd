import { miscAddressTag } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { Briefcase, House, MapPin } from 'lucide-react'
import { query } from '../../api/call.ts'
import { language } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import type { IconComponent } from '../../lib/icon-component.ts'
import type { AddressTag } from './saved-addresses.ts'

export type Tag = { code: AddressTag; name: string; drawing: IconComponent }

/** The tags of addresses as the chain names them; as we know them until it has (spec 3.5). */
export function useTags(): Tag[] {
  const { data } = useQuery({ ...query(miscAddressTag, {}, { background: true, handles: 'all' }), staleTime: Infinity })
  return known.map(({ code, drawing, name }) => {
    const told = data?.find((tag) => tag.code === code)
    return { code, drawing, name: told ? (language() === 2 ? told.nameEn : told.nameTc) : name() }
  })
}

const known: { code: AddressTag; drawing: IconComponent; name: () => string }[] = [
  { code: 'T01', drawing: House, name: m.address_tag_home },
  { code: 'T02', drawing: Briefcase, name: m.address_tag_office },
  { code: 'T03', drawing: MapPin, name: m.address_tag_other },
]
