/** A keyword without its block, floor and flat, which no list of places knows: "Taikoo Shing block 5 flat B" means Taikoo Shing. */
export function stripUnit(keyword: string): string {
  return doors.reduce((text, door) => text.replaceAll(door, ' '), keyword.normalize('NFKC')).trim()
}

const doors = [
  /\b(?:block|blk|tower|flat|room|rm|unit|shop|level|site|phase|floor)\s*(?:\d{1,4}[a-z]?|[a-z])\b/gi,
  /\b\d{1,3}\s*\/\s*f\b/gi,
  /\b\d{1,3}(?:st|nd|rd|th)\s+floor\b/gi,
  /第?\s*(?:\d{1,4}|[一二三四五六七八九十]+|\b[a-z])\s*(?:座|樓|楼|室|期|舖|铺)(?:\s*[a-z]\b)?/gi,
]
