/**
 * The version that comes after another: by its part, or as it is said where that is later. Undefined for anything else.
 * @param {string} current @param {string} wanted @returns {string | undefined}
 */
export function versionAfter(current, wanted) {
  const [major = 0, minor = 0, patch = 0] = partsOf(current)
  if (wanted === 'major') return `${major + 1}.0.0`
  if (wanted === 'minor') return `${major}.${minor + 1}.0`
  if (wanted === 'patch') return `${major}.${minor}.${patch + 1}`
  return /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(wanted) && isLater(partsOf(wanted), [major, minor, patch]) ? wanted : undefined
}

/** @param {string} version */
const partsOf = (version) => version.split('.').map(Number)

/** @param {number[]} one @param {number[]} other */
function isLater(one, other) {
  const differs = one.findIndex((part, at) => part !== other[at])
  return differs >= 0 && (one[differs] ?? 0) > (other[differs] ?? 0)
}

const unreleased = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m

/** The notes of the release to come; undefined where it says nothing. @param {string} changelog @returns {string | undefined} */
export function notesOf(changelog) {
  const notes = unreleased.exec(changelog)?.[1]?.trim()
  return notes?.match(/^- \S/m) ? notes : undefined
}

/** The changelog once that is a version of a day; what comes next is empty. @param {string} changelog @param {string} version @param {string} day */
export function changelogOf(changelog, version, day) {
  return changelog.replace(unreleased, (_all, notes) => `## Unreleased\n\n## ${version} (${day})\n${notes}`)
}

/** The text of package.json, or of the lockfile, with another version of Harbour itself; those of others stay. @param {string} text @param {string} version */
export function withVersion(text, version) {
  return text.replaceAll(/("name": "harbour",\s*"version": )"[^"]*"/g, (_all, before) => `${before}"${version}"`)
}

/** The text of the Helm chart with another version, of itself and of the image that it names. @param {string} text @param {string} version */
export function withChartVersion(text, version) {
  return text.replaceAll(
    /^((?:version|appVersion): )(.*)$/gm,
    (_all, before, old) => before + (old.startsWith("'") ? `'${version}'` : version),
  )
}
