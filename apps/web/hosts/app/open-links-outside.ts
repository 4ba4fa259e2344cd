/** Links that would open a window of their own open beside the app instead, which has no other windows. */
export function openLinksOutside(page: Document, open: (url: string) => void): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[target=_blank]') : null
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    open(link.href)
  })
}
