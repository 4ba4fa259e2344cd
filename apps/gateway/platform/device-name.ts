const browsers: [RegExp, string][] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

/** A name that its owner would give the device: "Chrome, Android". No more of what the browser says of itself is kept. */
export function deviceName(userAgent: string): string {
  const named = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1]
  return [named(browsers), named(systems)].filter(Boolean).join(', ')
}
