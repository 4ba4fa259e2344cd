/** The styles inside the pages of a screen, the files that they come from, and those of its code that a pre-rendered page names. */
export type Frame = { css: string; styles: string[]; modules: string[] }

type PageInput = {
  lang: string
  brand: number
  title: string
  /** The file that says how the app is called once it is installed. */
  installed: string
  boot: string
  frame: Frame
  /** The first screen as it is rendered; missing on the plain page. */
  first?: { html: string; hints: string; seed: string }
}

/** The text of a page. */
export function pageText({ lang, brand, title, installed, boot, frame, first }: PageInput): string {
  const rendered = first ? ` data-prerendered="${frame.modules.join(' ')}"` : ''
  // The sheets are inside already: a disabled link keeps the app's loader from fetching them again, and a medium that nobody
  // has keeps the browser from fetching them ahead.
  const links = frame.styles.map((style) => `<link rel="stylesheet" href="/${style}" media="not all" disabled>`).join('')
  const seed = first ? `<script id="seed" type="application/json">${first.seed}</script>` : ''
  return `<!doctype html>
<html lang="${lang}" data-brand="${brand}"${rendered}>
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-visual">
<title>${title.replaceAll('&', '&amp;')}</title>
<meta name="theme-color" content="#0F5A48"><meta name="format-detection" content="telephone=no">
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-180.png"><link rel="manifest" href="/${installed}">${first?.hints ?? ''}
<style>${frame.css}</style>${links}
<script>${boot}</script>
</head>
<body><div id="root">${first?.html ?? ''}</div>${seed}</body>
</html>
`
}

/**
 * The markup of a screen without the marks that React leaves for transitions of a page that streams, and that HTML does not know. Our pages come
 * in one piece, and the app needs none of them to come alive. Inside a text there is no quotation mark: React writes it as `&quot;`.
 */
export const withoutTransitionMarks = (html: string): string => html.replaceAll(/ vt-[a-z-]+="[^"]*"/g, '')
