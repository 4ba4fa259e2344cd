import * as v from 'valibot'

const advice = 'name origins such as https://order.example, parted by commas, without a path'

/** Web origins parted by commas, none by default; each as a browser writes it: in small letters, without a slash at its end. Anything but an origin is refused. */
export const origins = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) =>
    value
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
  v.check((each) => each.every(isOrigin), advice),
  v.transform((each) => each.map((origin) => new URL(origin).origin)),
)

function isOrigin(text: string): boolean {
  if (!/^https?:\/\/[^\s/'";,?#@]+\/?$/i.test(text)) return false
  return URL.canParse(text)
}
