import { languageIds, brandIds, type Language } from '@harbour/rules'
import * as v from 'valibot'
import { getJson } from './get-json.ts'
import type { FoundPlace, Provider } from './geocoding-service.ts'

const Text = v.optional(v.string(), '')
const Street = v.optional(v.object({ StreetName: Text, BuildingNoFrom: Text, BuildingNoTo: Text }))
const Village = v.optional(v.object({ VillageName: Text, BuildingNoFrom: Text, BuildingNoTo: Text }))
const Estate = v.optional(v.object({ EstateName: Text }))
const Block = v.optional(v.object({ BlockDescriptor: Text, BlockNo: Text }))
const District = v.optional(v.object({ DcDistrict: Text }))
const English = v.object({
  BuildingName: Text,
  EngStreet: Street,
  EngVillage: Village,
  EngEstate: Estate,
  EngBlock: Block,
  EngDistrict: District,
})
const Chinese = v.object({
  Region: Text,
  BuildingName: Text,
  ChiStreet: Street,
  ChiVillage: Village,
  ChiEstate: Estate,
  ChiBlock: Block,
  ChiDistrict: District,
})
const Position = v.object({ Latitude: v.pipe(v.string(), v.transform(Number)), Longitude: v.pipe(v.string(), v.transform(Number)) })
const Premises = v.object({
  EngPremisesAddress: English,
  ChiPremisesAddress: Chinese,
  GeoAddress: Text,
  /** Told as a list by older servers of the service. */
  GeospatialInformation: v.union([
    Position,
    v.pipe(
      v.tupleWithRest([Position], Position),
      v.transform(([first]) => first),
    ),
  ]),
})
const Answer = v.object({ SuggestedAddress: v.optional(v.array(v.object({ Address: v.object({ PremisesAddress: Premises }) })), []) })

/** The Hong Kong government's Address Lookup Service, https://www.als.gov.hk: Hong Kong only, and no way from a point to an address. */
export function alsProvider({ url = 'https://www.als.gov.hk' }: { url?: string | undefined }): Provider {
  return {
    name: 'als',
    async find(keyword, { brand, language, limit }) {
      if (brand !== brandIds.hongKong) return []
      const { SuggestedAddress } = await getJson(Answer, { url, path: '/lookup', query: { q: keyword, n: String(limit) } })
      return SuggestedAddress.map(({ Address }) => placeOf(Address.PremisesAddress, language))
    },
  }
}

function placeOf(premises: v.InferOutput<typeof Premises>, language: Language): FoundPlace {
  const { Latitude: lat, Longitude: lng } = premises.GeospatialInformation
  const said = language === languageIds.tc ? inChinese(premises.ChiPremisesAddress) : inEnglish(premises.EngPremisesAddress)
  return { placeId: `als-${premises.GeoAddress}`, kind: 'tower', lat, lng, ...said }
}

function inEnglish({
  BuildingName,
  EngStreet,
  EngVillage,
  EngEstate,
  EngBlock,
  EngDistrict,
}: v.InferOutput<typeof English>): SpokenAddress {
  const street = [numberOf(EngStreet ?? EngVillage), titled(EngStreet?.StreetName ?? EngVillage?.VillageName)].filter(Boolean).join(' ')
  const block = EngBlock ? titled(`${EngBlock.BlockDescriptor} ${EngBlock.BlockNo}`) : ''
  const building = [block, titled(BuildingName), titled(EngEstate?.EstateName)].filter(Boolean).join(', ') || street
  const district = titled(EngDistrict?.DcDistrict)
  return { building, district, fullAddress: [street, district].filter(Boolean).join(', ') }
}

function inChinese(address: v.InferOutput<typeof Chinese>): SpokenAddress {
  const { Region, BuildingName, ChiStreet, ChiVillage, ChiEstate, ChiBlock, ChiDistrict } = address
  const number = numberOf(ChiStreet ?? ChiVillage)
  const street = `${ChiStreet?.StreetName ?? ChiVillage?.VillageName ?? ''}${number ? ` ${number} 號` : ''}`
  const block = ChiBlock ? `${ChiBlock.BlockNo}${ChiBlock.BlockDescriptor}` : ''
  const building = [ChiEstate?.EstateName ?? '', BuildingName, block].filter(Boolean).join(' ') || street
  const district = ChiDistrict?.DcDistrict ?? ''
  return { building, district, fullAddress: `${Region}${district}${street}` }
}

type SpokenAddress = Pick<FoundPlace, 'building' | 'district' | 'fullAddress'>

function numberOf(street: { BuildingNoFrom: string; BuildingNoTo: string } | undefined): string {
  return [street?.BuildingNoFrom ?? '', street?.BuildingNoTo ?? ''].filter(Boolean).join('–')
}

/** The service shouts its English. */
function titled(text = ''): string {
  return text.toLowerCase().replaceAll(/(^|[\s(/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
