// Stands in for Paraglide's runtime, which also knows addresses, cookies and stored choices: texts ask for the language, `speak` says it.

let ask = () => 'zh-Hant'

type Words<Inputs> = (inputs: Inputs) => string

/** A text in the language that is spoken, or in the one that is asked for. */
export const text =
  <Inputs>(chinese: Words<Inputs>, english: Words<Inputs>) =>
  (inputs: Inputs, options?: { locale?: string }) =>
    ((options?.locale ?? ask()) === 'en' ? english : chinese)(inputs)

export const getLocale = () => ask()

export function overwriteGetLocale(answer: () => string) {
  ask = answer
}
