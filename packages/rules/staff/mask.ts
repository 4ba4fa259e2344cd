/** Stands for what is masked: always as long, so that it does not tell how long it was. */
const hidden = '***'

/** A name as the staff see it who have not said why they need it: its first character, `C***`; of a single one nothing. Takes any text. */
export function maskName(name: string): string {
  const [first = '', ...rest] = [...name.trim().normalize('NFC')]
  return rest.length === 0 ? hidden : `${first}${hidden}`
}

const prefixes = ['+852', '+853', '+86']
/** A number of the region has eight digits; of a shorter one, two would be too much. */
const shortest = 8

/** A phone with the prefix of its region, its first digit and its last two, `+853 6*** **67`; of a short or foreign one less. Takes it in any form. */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/[^+\d]/g, '')
  const prefix = prefixes.find((each) => digits.startsWith(each))
  const own = digits.slice(prefix?.length ?? 0)
  if (own.length < shortest) return hidden
  const first = own.startsWith('+') ? '' : own[0]
  return `${prefix ? `${prefix} ` : ''}${first}*** **${own.slice(-2)}`
}

/** An email with the first character of its box, `c***@***`; its domain may be its owner's name. */
export function maskEmail(email: string): string {
  return `${maskName(email.split('@')[0] ?? '')}@${hidden}`
}

/** Words of a guest, such as an address or a note, of which nothing is shown but that there are any. */
export function maskWords(words: string): string {
  return words === '' ? '' : hidden
}
