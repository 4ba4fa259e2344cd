import { paths } from '../navigation/paths.ts'

/** Nothing that leaves this page for a service of others tells of the guest: no ids, numbers, mailboxes, queries, nor words that they have typed. */
export function scrub(words: string): string {
  return words
    .replace(/\S+@\S+/g, '@')
    .replace(/\?[^\s)]*/g, '')
    .replace(/"[^"]*"|“[^”]*”|「[^」]*」/g, '…')
    .replace(/\b(?=\w*\d)[\w-]{16,}\b/g, '…')
    .replace(/\+?\d[\d\s-]{4,}\d/g, '#')
}

/** The address of a screen without what belongs to one guest, such as the number of an order; which dish it is belongs to nobody. */
export function screenOf(pathname: string): string {
  const [, screen = '', what = ''] = pathname.split('/')
  const shown = /^\d$/.test(what) || pathname.startsWith(paths.dish('')) ? what : what && '-'
  return shown ? `/${screen}/${shown}` : `/${screen}`
}
