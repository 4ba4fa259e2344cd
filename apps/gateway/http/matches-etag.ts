/** Says whether the `If-None-Match` of a request names what we would send. Proxies may add or drop the `W/` of a tag. */
export function matchesEtag(etag: string, tags: string | undefined): boolean {
  return tags !== undefined && (tags.trim() === '*' || tags.split(',').some((tag) => plainTag(tag) === plainTag(etag)))
}

function plainTag(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
