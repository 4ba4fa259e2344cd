type List = {
  title: string
  about: string
  /** Markup of each, the newest first. */ items: readonly string[]
  /** Markup of a form above them. */ form?: string
  /** False of a page that stays as it is. */ reloads?: boolean
}

/** A page of what one of the sandbox's services was told, that looks again every few seconds. */
export const listPage = ({ title, about, items, form = '', reloads = true }: List): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${reloads ? '<meta http-equiv="refresh" content="4">' : ''}
<title>Harbour ${title.toLowerCase()}</title><style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 640px; padding: 24px 16px; color: #12211d; background: #f5f7f5 }
h1 { font-size: 24px; margin: 0 } li { background: #fff; border-radius: 12px; padding: 12px 16px; margin: 12px 0; list-style: none }
ul { padding: 0 } p { margin: 4px 0; overflow-wrap: anywhere } pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 4px 0; font-size: 13px }
small { color: #50605a } mark { font-size: 28px; font-weight: 700; letter-spacing: 4px; color: inherit; background: none }
</style></head><body><main><h1>${title}</h1>
<p>${about}</p>${form}
${items.length === 0 ? '<p>Nothing yet.</p>' : `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`}
</main></body></html>`
