/**
 * A compact text by how it sounds to a Cantonese ear, so that "jim sa jui", "chim sha chui" and "Tsim Sha Tsui" are one: breathed and unbreathed
 * consonants count as the same, and so do the spellings of one vowel.
 */
export function phoneticKey(text: string): string {
  let sound = text
  for (const [spelled, heard] of sounds) sound = sound.replaceAll(spelled, heard)
  return sound.replaceAll(/(.)\1+/gu, '$1')
}

/** The replacements, in this order: what stands further up may make what stands below. */
const sounds: [RegExp, string][] = [
  [/tsz|tz(?=[^aeiou]|$)|sz(?=[^aeiou]|$)/g, 'ji'],
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/ts|tz|ch|dj|z/g, 'j'],
  [/sh|x/g, 's'],
  [/jy/g, 'y'],
  [/qu|kw|gw/g, 'gw'],
  [/c|q|k/g, 'g'],
  [/p/g, 'b'],
  [/t/g, 'd'],
  [/v/g, 'w'],
  [/oeng|eong|eung/g, 'eng'],
  [/eoi|oey|oei|uey|uy/g, 'ui'],
  [/oo|ue/g, 'u'],
  [/yu(?=[ndg]|$)/g, 'u'],
  [/ou/g, 'o'],
  [/aw|ow/g, 'au'],
  [/ay/g, 'ai'],
  [/oy/g, 'oi'],
  [/ee|ie|ea/g, 'i'],
]
