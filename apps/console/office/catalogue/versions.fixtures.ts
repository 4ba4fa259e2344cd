import type { CatalogueVersion } from '@harbour/protocol'

/** A draft by its number, or another version where it is said what is other about it. */
export const draftNo = (versionNo: number, other: Partial<CatalogueVersion> = {}): CatalogueVersion => ({
  versionNo,
  state: 'draft',
  baseNo: 11,
  note: '',
  authorName: 'Ada',
  createdAt: Date.parse('2026-07-01T12:00:00+08:00'),
  revision: 1,
  changes: 1,
  askedName: null,
  askedAt: null,
  publishAt: null,
  approvedName: null,
  publishedAt: null,
  fault: null,
  kept: true,
  ...other,
})
