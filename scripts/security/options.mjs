/** The judges, in the order in which they are let in. */
export const judgeNames = ['headers', 'policies', 'pages', 'calls', 'tls', 'dependencies']

/** The judges that are named, all where none is; a name that is none ends the command. @param {string[]} words */
export function readJudges(words) {
  const unknown = words.filter((word) => !judgeNames.includes(word))
  if (unknown.length === 0) return words.length > 0 ? words : judgeNames
  console.error(`${unknown.join(', ')}: no judge.\nnpm run security [-- ${judgeNames.join(' ')}]`)
  return process.exit(2)
}
