import { m } from '../../../paraglide/messages.js'
import type { AddressContact } from '../../../entities/address/saved-addresses.ts'
import { useTitles } from '../../../entities/contact/titles.ts'

/** The code of whoever would rather not say (spec 3.3). */
const unsaid = 'U04'

/** The words by which the rider addresses somebody: the name, with the title they have chosen (spec 3.2). */
export function useTitled({ name, title }: AddressContact): string {
  const { data } = useTitles()
  const words = title === unsaid ? undefined : data?.find(({ titlesCode }) => titlesCode === title)?.titlesName
  return name && words ? m.address_titled({ title: words, name }) : name
}
