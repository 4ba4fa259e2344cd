import type { BrandInfo } from '@harbour/protocol'
import type { OrderType } from '@harbour/rules'
import { ChevronRight } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { pictureUrl } from '../../lib/picture-url.ts'
import { brand } from '../../api/region.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { paths } from '../../navigation/paths.ts'

type Offer = BrandInfo['offers'][number]

/** The brand's offers of the week, each leading to what it offers. */
export function Offers({ offers, orderType }: { offers: Offer[]; orderType: OrderType }) {
  return (
    <>
      <div className="sec-head">
        <h2>{m.home_offers()}</h2>
        <Anchor className="link" href={paths.menu(orderType)}>
          {m.home_all_offers()}
          <Icon of={ChevronRight} size={16} />
        </Anchor>
      </div>
      <div className="hscroll" role="list">
        {offers.map((offer, index) => (
          <div role="listitem" key={offer.offerId}>
            <OfferCard offer={offer} orderType={orderType} first={index === 0} />
          </div>
        ))}
      </div>
    </>
  )
}

function OfferCard({ offer, orderType, first }: { offer: Offer; orderType: OrderType; first: boolean }) {
  const to = offer.pid ? paths.dish(`${brand()}-${offer.pid}`) : `${paths.menu(orderType)}?category=${offer.categoryId ?? ''}`
  const { picture } = offer
  return (
    <Anchor className={`offer offer--${offer.tone}`} href={to}>
      <Badge tone={offer.tone === 'yolk' ? 'dark' : 'reward'}>{offer.badge}</Badge>
      <b>{offer.title}</b>
      <span className="small">{offer.note}</span>
      <img
        src={pictureUrl(picture, 480)}
        srcSet={`${pictureUrl(picture, 320)} 320w, ${pictureUrl(picture, 480)} 480w, ${pictureUrl(picture)} 640w`}
        sizes={sizes[offer.tone]}
        alt=""
        width={252}
        height={252}
        fetchPriority={first ? 'high' : 'auto'}
        loading={first ? 'eager' : 'lazy'}
      />
    </Anchor>
  )
}

/** The width at which each kind of card draws its picture, as home.css says. */
const sizes = { red: '252px', green: '158px', yolk: '184px' } as const
