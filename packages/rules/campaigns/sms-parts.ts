import { wholeSteps } from '../money.ts'

/** The characters of the GSM alphabet (3GPP TS 23.038), each of which takes seven bits, and those that take two of them. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '^{}\\[~]|€\f'
const lengths = new Map<string, number>([
  ...[...basic].map((character): [string, number] => [character, 1]),
  ...[...extended].map((character): [string, number] => [character, 2]),
])

/**
 * The number of SMS that carriers charge for a text. All of it in the GSM alphabet: up to 160 characters in one, 153 in each of several; else UTF-16 units, 70 and
 * 67. An empty text is one, too.
 */
export function smsParts(text: string): number {
  const units = [...text].map((character) => lengths.get(character))
  if (units.includes(undefined)) return partsOf(text.length, { alone: 70, together: 67 })
  return partsOf(
    units.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    { alone: 160, together: 153 },
  )
}

function partsOf(length: number, { alone, together }: { alone: number; together: number }): number {
  return length <= alone ? 1 : wholeSteps(length + together - 1, together)
}
