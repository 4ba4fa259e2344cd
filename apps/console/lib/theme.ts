import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type Theme = 'light' | 'dark'

/** The light or dark face of this tablet: a dim kitchen is another place than a bright counter. */
export const useTheme = create<{ theme: Theme }>()(persist(() => ({ theme: 'light' as Theme }), { name: 'console.theme' }))

/** Puts the theme on the page, now and whenever it changes. */
export function applyTheme(): void {
  const put = ({ theme }: { theme: Theme }) => {
    document.documentElement.dataset.theme = theme
  }
  put(useTheme.getState())
  useTheme.subscribe(put)
}
