// Stands in for Paraglide's runtime, which also knows addresses, cookies and stored choices: texts ask for the language, `speak` says it.

export const experimentalStaticLocale = undefined

let ask = () => 'zh-Hant'

export const getLocale = () => ask()

export function overwriteGetLocale(answer: () => string) {
  ask = answer
}
