import { useEffect } from 'react'
import { language } from '../locale.ts'
import { useAddresses } from '../stores/addresses.ts'
import { inOtherLanguage } from '../stores/other-language.ts'
import { useWhere } from '../stores/place.ts'

/** After a change of language the addresses of this device are named in the new one (spec 4.1). */
export function useAddressLanguage() {
  const { address } = useWhere()
  const saved = useAddresses()
  const foreign = [address, ...saved.map((each) => each.address)].some((each) => each && inOtherLanguage(each, language()))
  // The gateway names places; what it cannot name now stays as it was chosen.
  useEffect(() => {
    if (foreign) void name().catch(() => undefined)
  }, [foreign, address, saved])
}

const name = async () => (await import('../stores/name-anew.ts')).nameAnew()
