import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { dayWords } from '../../../lib/day-words.ts'
import { useBack } from '../../../navigation/go.ts'
import { markNewsRead } from '../../../entities/brand/unread-news.ts'
import { chainTextQuery } from '../../../entities/brand/chain-text-query.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { ProductImage } from '../../../ui/shop/ProductImage.tsx'
import { TextBody } from './TextBody.tsx'
import '../account.css'
import { paths } from '../../../navigation/paths.ts'

/** One thing that the chain has to say (spec 2.20). */
export function InfoDetailScreen() {
  const back = useBack()
  const [params] = useSearchParams()
  const id = params.get('id') ?? 'none'
  const read = useQuery({ ...chainTextQuery(id), retry: false })
  const found = read.data !== undefined
  // This device keeps that it was shown.
  useEffect(() => {
    if (found) markNewsRead([id])
  }, [found, id])
  return (
    <div className="app inf">
      <AppBar line title={read.data?.title ?? m.account_information()} onBack={() => back(paths.news)} />
      <main id="main">
        {read.data && (
          <div className="inf__head">
            {read.data.picture && <ProductImage src={pictureUrl(read.data.picture)} size={160} />}
            <p className="small ink2">{dayWords(read.data.publishedAt)}</p>
          </div>
        )}
        <TextBody read={read} />
      </main>
    </div>
  )
}
