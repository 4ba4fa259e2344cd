type Words = { lang: string; title: string; body: string; retry: string }

/** The page that stands in where there is no network and the app is not kept yet: whole in itself, it needs no file of ours. */
export function offlinePage({ lang, title, body, retry }: Words): Response {
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><h1>${title}</h1><p>${body}</p><a href="">${retry}</a>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }
  return new Response(page, { headers })
}

// Its own letters and colours: the app's are in files.
const style =
  ':root{color-scheme:light dark}body{margin:30vh 16px;font:16px/1.5 system-ui;text-align:center}a{padding:12px 24px;border-radius:14px;background:#d42a1e;color:#fff}'
