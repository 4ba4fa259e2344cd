/**
 * The script that a page loads in place of Google's: it takes what waits in `dataLayer`, whatever comes to it afterwards, and tells the collector
 * of the events among it, with what was set for all of them.
 */
export const tagScript = `(() => {
  const { origin, searchParams } = new URL(document.currentScript.src)
  const tid = searchParams.get('id')
  const manages = tid.startsWith('GTM-')
  const set = {}
  const tell = (en, params) => fetch(origin + '/g/collect?v=2&tid=' + tid + '&en=' + en, { method: 'POST', keepalive: true, body: JSON.stringify({ ...set, ...params }) })
  const hear = (said) => {
    const command = Object.prototype.toString.call(said) === '[object Arguments]' ? [...said] : undefined
    if (command?.[0] === 'set') Object.assign(set, command[1])
    if (command?.[0] === 'event' && !manages) tell(command[1], command[2])
    if (!command && manages && said.event && said.event !== 'gtm.js') tell(said.event, said.ecommerce ?? said)
  }
  const layer = window.dataLayer ??= []
  const push = layer.push.bind(layer)
  layer.push = (...said) => {
    said.forEach(hear)
    return push(...said)
  }
  layer.slice().forEach(hear)
})()
`
