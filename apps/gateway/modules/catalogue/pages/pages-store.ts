import type { PageRecords } from '@harbour/chain/sold-pages.ts'
import type { Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** The kinds of records that pages show. */
const shownKinds = "('brand', 'category', 'product', 'promotion')"
/** The live catalogue's name, as far as pages show it. */
const catalogueName = "md5(string_agg(hash, ' ' order by kind, position, id))"

const MISSING = statement(
  'pages-missing',
  `select wanted.content from unnest($2::text[]) as wanted (content)
    where not exists (select from rendered_pages page where page.build = $1 and page.content = wanted.content)`,
)
const WRITE = statement(
  'pages-write',
  `insert into rendered_pages (build, content, brotli) select $1, content, brotli from unnest($2::text[], $3::bytea[]) as page (content, brotli)
    on conflict (build, content) do nothing`,
)
const FIND = statement('pages-find', 'select brotli from rendered_pages where build = $1 and content = $2')
/** One statement, so that the name is that of these very records. */
const RECORDS = statement(
  'pages-records',
  `with live as (select kind, id, position, hash, record from catalogue_entries where kind in ${shownKinds})
    select kind, record, (select ${catalogueName} from live) as catalogue from live order by position, id`,
)
const FINISHED = statement(
  'pages-finished',
  `select exists (
      select from rendered_catalogues where build = $1 and catalogue = (select ${catalogueName} from catalogue_entries where kind in ${shownKinds})
    ) as finished`,
)
const FINISH = statement(
  'pages-finish',
  `insert into rendered_catalogues (build, catalogue, contents) values ($1, $2, $3)
    on conflict (build, catalogue) do update set contents = excluded.contents, finished_at = now()`,
)
/** Two builds serve while one takes the other's place. */
const FORGET_CATALOGUES = statement(
  'pages-forget-catalogues',
  `delete from rendered_catalogues where (build, catalogue) in (
      select build, catalogue from (
        select build, catalogue, row_number() over (partition by build order by finished_at desc, catalogue) as of_build,
            dense_rank() over (order by latest desc, build) as build_nth
          from (select *, max(finished_at) over (partition by build) as latest from rendered_catalogues) dated
      ) ranked where of_build > $1 or build_nth > 2
    )`,
)
/** Pages that were rendered within a day may belong to a catalogue that is still to come. */
const FORGET_PAGES = statement(
  'pages-forget',
  `delete from rendered_pages page where rendered_at < now() - interval '1 day' and not exists
    (select from rendered_catalogues done cross join unnest(done.contents) as kept (content)
      where done.build = page.build and kept.content = page.content)`,
)
const CLAIM = statement('pages-claim', 'select pg_try_advisory_xact_lock(3144) as claimed')

/** A page as it is kept: the name of what it shows, and its text compressed. */
export type StoredPage = { content: string; brotli: Buffer }

/** The contents, of these, that no page of a build has been rendered for yet; in their order. */
export async function readMissing(rows: Rows, build: string, contents: readonly string[]): Promise<string[]> {
  const missing = new Set((await rows<{ content: string }>(MISSING, [build, contents])).map(({ content }) => content))
  return contents.filter((content) => missing.has(content))
}

export async function writePages(rows: Rows, build: string, pages: readonly StoredPage[]): Promise<void> {
  await rows(WRITE, [build, pages.map(({ content }) => content), pages.map(({ brotli }) => brotli)])
}

export async function findPage(rows: Rows, build: string, content: string): Promise<Buffer | undefined> {
  const [page] = await rows<{ brotli: Buffer }>(FIND, [build, content])
  return page?.brotli
}

/** Reads the live records that pages show, and the name of the catalogue that they make. */
export async function readPageRecords(rows: Rows): Promise<{ catalogue: string; records: PageRecords }> {
  const found = await rows<{ kind: keyof PageRecords; record: unknown; catalogue: string }>(RECORDS)
  const of = (kind: keyof PageRecords) => found.filter((row) => row.kind === kind).map(({ record }) => record)
  const records = { brand: of('brand'), category: of('category'), product: of('product'), promotion: of('promotion') } as PageRecords // each was written from its type
  return { catalogue: found[0]?.catalogue ?? '', records }
}

/** Says whether all pages of the live catalogue have been rendered for a build. */
export async function isFinished(rows: Rows, build: string): Promise<boolean> {
  const [row] = await rows<{ finished: boolean }>(FINISHED, [build])
  return row?.finished ?? false
}

/** Writes down that all pages of a catalogue are there, and lets go of those that none of the last `most` catalogues of this build or the one before shows. */
export async function finish(
  rows: Rows,
  done: { build: string; catalogue: string; contents: readonly string[] },
  most: number,
): Promise<void> {
  await rows(FINISH, [done.build, done.catalogue, done.contents])
  await rows(FORGET_CATALOGUES, [most])
  await rows(FORGET_PAGES)
}

/** Takes the rendering upon this transaction, until it ends or its process does; false where another has it. */
export async function claimRendering(rows: Rows): Promise<boolean> {
  const [row] = await rows<{ claimed: boolean }>(CLAIM)
  return row?.claimed ?? false
}
