import { escapeHtml } from '../escape-html.ts'

/** The questions that the page may ask, and the app's answers unless the tester says something else. */
const asks: Record<string, unknown> = {
  getLatLng: { lat: 22.2863, lng: 114.2189, accuracy: 20 },
  getLastLocation: null,
  getSelectLocation: null,
  getCouponTipsIsHide: false,
  onScanr: 'HARBOUR25',
  goOrder: null,
  closeWebView: null,
  send: null,
}

const ways = {
  answer: 'answers',
  late: 'answers after two seconds',
  refuse: 'refuses',
  silent: 'says nothing',
  malformed: 'answers with something else',
  forged: 'answers under another id',
}

/** The shell: the web app in a frame, the app's own tabs, who is logged in, what each message is answered with, and what was said. */
export function shellPage(gatewayUrl: string, query: URLSearchParams): string {
  const language = query.get('lang') === 'en' ? 'en' : 'tc'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Harbour app</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/shell.css"></head>
<body data-app="${escapeHtml(gatewayUrl)}" data-language="${language}">
<main>
<section class="phone" aria-label="Phone">
<iframe id="frame" title="Harbour" allow="geolocation; camera"></iframe>
<nav aria-label="App">${tab('/home', 'Order')}${tab('/coupon/1', 'Coupons')}${tab('/orderList', 'Orders')}${tab('/mine', 'Account')}</nav>
</section>
<section class="controls">
<h1>Harbour app</h1>
<p id="status" role="status"></p>
<form id="login"><h2>Who is logged in</h2>
<label>Phone <input name="phone" type="tel" value="+852" required></label>
<label>Password <input name="password" type="password" required></label>
<button>Log in</button> <button type="button" id="logout">Log out</button></form>
<label>App data <textarea id="params" rows="4" spellcheck="false"></textarea></label>
<fieldset><legend>Messages are</legend>
<label><input type="radio" name="style" value="ios" checked> objects, as on iOS</label>
<label><input type="radio" name="style" value="android"> text, as on Android</label></fieldset>
<button type="button" id="tell">Tell the page that the app data have changed</button>
<button type="button" id="forge">Send an answer that nobody asked for</button>
<h2>What the app says</h2>
${row('getAppParams', undefined)}
${Object.entries(asks)
  .map(([name, answer]) => row(name, answer))
  .join('\n')}
<h2>What was said</h2>
<ol id="said" role="log" aria-label="What was said"></ol>
</section>
</main><script type="module" src="/shell.js"></script></body></html>`
}

const tab = (path: string, name: string) => `<button type="button" data-path="${path}">${name}</button>`

function row(name: string, answer: unknown): string {
  const options = Object.entries(ways).map(([way, words]) => `<option value="${way}">${words}</option>`)
  const field = `<textarea rows="1" aria-label="${name}: answer" spellcheck="false">${escapeHtml(JSON.stringify(answer) ?? '')}</textarea>`
  return `<div class="ask" data-name="${name}"><b>${name}</b> <select aria-label="${name}: way">${options.join('')}</select>
${answer === undefined ? '<small>with the app data</small>' : field}</div>`
}
