/** Words of a fault without what could be a guest's: no mailboxes, queries, quoted words, ids or long numbers. */
export function scrub(words: string): string {
  return words
    .replaceAll(/\S+@\S+/g, '@')
    .replaceAll(/\?[^\s)]*/g, '')
    .replaceAll(/"[^"]*"|'[^']*'|“[^”]*”|「[^」]*」/g, '…')
    .replaceAll(/\b(?=\w*\d)[\w-]{16,}\b/g, '…')
    .replaceAll(/\+?\d[\d\s-]{4,}\d/g, '#')
}
