const hidden = /(?!\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}/gu
const seen = /[^\s\p{Default_Ignorable_Code_Point}]/u

/** A name of whom a dish is for without the marks that nobody sees, which the wire refuses; undefined where nothing of it is seen. */
export function seenName(name: string): string | undefined {
  const plain = name.replaceAll(hidden, '').trim()
  return seen.test(plain) ? plain : undefined
}
