import { inlineSource } from '../headers.ts'

/** Text as it stands between tags, or in an attribute. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A piece of code or JSON, as a block. */
export const codeBlock = (text: string) => `<pre><code>${escaped(text)}</code></pre>`

/** A value as JSON that people read. */
export const prettyJson = (value: unknown) => JSON.stringify(value, null, 2)

/** A page for integrators: whole in itself, without a script. */
export function docPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)} · Harbour</title><style>${style}</style></head><body><header><a href="/docs">Harbour for integrators</a> · <a href="/docs/webhooks">Webhooks</a> · <a href="/docs/streams">Streams</a> · <a href="/docs/till">A till</a> · <a href="/docs/openapi.json">openapi.json</a></header><main><h1>${escaped(title)}</h1>${body}</main></body></html>`
}

const style = `:root{color-scheme:light dark;--line:#8884}body{font:16px/1.55 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:16px 20px 80px}header{padding:8px 0 16px;border-bottom:1px solid var(--line)}
a{color:inherit;text-underline-offset:3px}h1{font-size:26px;line-height:1.25;overflow-wrap:anywhere}h2{font-size:19px;margin-top:2em}pre{overflow-x:auto;padding:12px 16px;border:1px solid var(--line);border-radius:10px;font-size:14px}
code{font-family:ui-monospace,monospace}table{border-collapse:collapse;display:block;overflow-x:auto}th,td{text-align:left;vertical-align:top;padding:6px 16px 6px 0;border-bottom:1px solid var(--line)}ul{padding-left:20px}li{margin:4px 0}.note{color:GrayText}
summary{cursor:pointer;padding:10px 0}`

/** The policy of such a page: it runs nothing, and fetches nothing from anywhere. */
export const docPolicy = `default-src 'none'; style-src ${inlineSource(style)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`
