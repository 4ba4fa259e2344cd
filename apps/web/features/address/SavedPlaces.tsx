import { m } from '../../paraglide/messages.js'
import { addressWords } from '../../stores/address-words.ts'
import { useAddresses } from '../../stores/addresses.ts'
import { useNextQuery } from '../../stores/next.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { useChoosing } from './choosing.ts'
import { PlaceRow } from './PlaceRow.tsx'
import { Refused } from './Refused.tsx'
import { useTags } from './tags.ts'

const shown = 4

/** The saved addresses, each one tap away from being delivered to (spec 1.16). */
export function SavedPlaces() {
  const saved = useAddresses()
  const tags = useTags()
  const next = new URLSearchParams(useNextQuery()).toString()
  const { choose, asking, refused } = useChoosing()
  if (saved.length === 0) return null
  return (
    <>
      <div className="place__head">
        <h2>{m.address_saved()}</h2>
        <Anchor className="link" href={`/selectPlace${next && `?${next}`}`}>
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
