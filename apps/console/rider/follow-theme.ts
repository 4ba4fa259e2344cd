/** Puts the phone's own light or dark theme on the page, now and whenever it changes. */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const put = () => {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'
  }
  put()
  dark.addEventListener('change', put)
}
