import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { dayWords } from '../../../lib/day-words.ts'
import { markNewsRead, newsQuery } from '../../../entities/brand/unread-news.ts'
import { useBack } from '../../../navigation/go.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ProductImage } from '../../../ui/shop/ProductImage.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import '../account.css'
import { paths } from '../../../navigation/paths.ts'

/** News of the chain, the latest first (spec 2.20). */
export function InformationScreen() {
  const back = useBack()
  const { data, isError, isFetching, refetch } = useQuery(newsQuery())
  const items = data?.items
  // This device keeps that they were shown.
  useEffect(() => {
    if (items) markNewsRead(items.map(({ informationId }) => informationId))
  }, [items])
  return (
    <div className="app inf">
      <AppBar line title={m.account_information()} onBack={() => back(paths.account)} />
      <main id="main">
        {!data && !isError && (
          <div className="inf__text">
            <Skeleton height={96} />
          </div>
        )}
        {isError && (
          <EmptyState title={m.account_text_lost()}>
            <Button block loading={isFetching} onClick={() => void refetch()}>
              {m.account_retry()}
            </Button>
          </EmptyState>
        )}
        {data?.items.length === 0 && !isError && <EmptyState title={m.account_information_none()} />}
        <ul className="stack inf__list">
          {data?.items.map(({ informationId, title, summary, picture, publishedAt }) => (
            <li key={informationId} className="card">
              <Anchor className="inf__item" href={`${paths.newsItem}?id=${informationId}`}>
                {picture && <ProductImage src={pictureUrl(picture)} size={72} />}
                <span className="inf__words">
                  <b className="t3">{title}</b>
                  <span className="small ink2">{summary}</span>
                  <span className="cap ink3">{dayWords(publishedAt)}</span>
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
