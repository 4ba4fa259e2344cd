import { m } from '../../../paraglide/messages.js'
import { addressWords } from '../../../entities/address/address-words.ts'
import { useAddresses } from '../../../entities/address/saved-addresses.ts'
import { useReturnQuery } from '../../../navigation/return-to.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { useChoosing } from './choose-saved-address.ts'
import { PlaceRow } from '../PlaceRow.tsx'
import { Refused } from './Refused.tsx'
import { useTags } from '../../../entities/address/tags.ts'
import { paths } from '../../../navigation/paths.ts'

const shown = 4

/** The saved addresses, each one tap away from being delivered to (spec 1.16). */
export function SavedPlaces() {
  const saved = useAddresses()
  const tags = useTags()
  const next = new URLSearchParams(useReturnQuery()).toString()
  const { choose, asking, refused } = useChoosing()
  if (saved.length === 0) return null
  return (
    <>
      <div className="place__head">
        <h2>{m.address_saved()}</h2>
        <Anchor className="link" href={`${paths.addresses}${next && `?${next}`}`}>
          {m.address_manage()}
        </Anchor>
      </div>
      <ul className="saved" aria-label={m.address_saved()}>
        {saved.slice(0, shown).map((each) => {
          const tag = tags.find(({ code }) => code === each.tag)
          return (
            <PlaceRow
              key={each.addressCode}
              address={each.address}
              icon={tag?.drawing}
              name={tag?.name}
              words={addressWords(each.address)}
              asking={asking === each.addressCode}
              onChoose={() => void choose(each)}
            />
          )
        })}
      </ul>
      {refused && <Refused {...refused} />}
    </>
  )
}
