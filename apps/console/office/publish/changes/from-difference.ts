type Texts = { before: string | null; after: string | null }

/** The most characters of a text that are shown. */
const longest = 80
/** The characters before a difference that are shown with it. */
const lead = 20

/** Two texts as far as they are shown: whole where they are short, and otherwise from shortly before the place where they first differ. */
export function fromDifference({ before, after }: Texts): Texts {
  const [one, other] = [Array.from(before ?? ''), Array.from(after ?? '')]
  const at = one.findIndex((character, place) => character !== other[place])
  const differ = at === -1 ? one.length : at
  const start = differ + lead < longest ? 0 : differ - lead
  const cut = (text: string[]) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + longest).join('')}${text.length > start + longest ? '…' : ''}`
  return { before: before === null ? null : cut(one), after: after === null ? null : cut(other) }
}
