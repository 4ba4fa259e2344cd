const titled = /(先生|小姐|女士|太太|生)$/

/** The letters that stand for a name: the first of a Latin name's first and last word, the last character of a Chinese one, as colleagues call each other, and its first before a title. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  if (/\p{Script=Han}/u.test(name)) return [...name.trim()].at(titled.test(name.trim()) ? 0 : -1) ?? ''
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toUpperCase()
}
