import { ChevronRight } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { useBack } from '../../../navigation/go.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ProductImage } from '../../../ui/shop/ProductImage.tsx'
import { countWords } from './count-words.ts'
import { PointEnds } from './PointEnds.tsx'
import { PointEntries } from './PointEntries.tsx'
import { PointSum } from './PointSum.tsx'
import { RewardCash } from '../welcome/RewardCash.tsx'
import { usePoints } from './points.ts'
import '../account.css'
import './points.css'
import { paths } from '../../../navigation/paths.ts'

const allEnds = 24

/** The points: how many, until when each, what they will buy, and the last of what came and went (spec 2.11). */
export function PointsScreen() {
  const back = useBack()
  return (
    <div className="app pts">
      <AppBar className="pts__bar" title={m.account_points()} onBack={() => back(paths.account)} />
      <main id="main">
        <PointSum>
          <Button variant="tint" href={paths.memberCode}>
            {m.account_code_show()}
          </Button>
        </PointSum>
        <PointEnds most={allEnds} />
        <Rewards />
        <div className="sec-head">
          <h2>{m.account_activity()}</h2>
        </div>
        <PointEntries limit={5} />
        <div className="sec">
          <Button variant="ghost" block href={paths.pointHistory}>
            {m.account_activity_all()}
          </Button>
        </div>
      </main>
    </div>
  )
}

/** All that came and went (spec 2.11). */
export function PointHistoryScreen() {
  const back = useBack()
  return (
    <div className="app pts">
      <AppBar line title={m.account_activity()} onBack={() => back(paths.points)} />
      <main id="main">
        <PointEntries limit={20} whole />
      </main>
    </div>
  )
}

/** Rewards that points buy, and the way to where they are spent. */
function Rewards() {
  const { data } = usePoints()
  if (!data || data.rewards.length === 0) return null
  return (
    <section aria-labelledby="rewards">
      <div className="sec-head">
        <h2 id="rewards">{m.account_rewards()}</h2>
        <Anchor className="link" href={paths.coupons(2)}>
          {m.account_rewards_redeem()}
          <Icon of={ChevronRight} size={16} />
        </Anchor>
      </div>
      <ul className="rgrid">
        {data.rewards.map(({ rewardId, name, note, picture, amount, points, missing }) => (
          <li key={rewardId} className="rw card">
            {picture ? <ProductImage src={pictureUrl(picture)} size={112} /> : <RewardCash amount={amount} />}
            <b className="strong">{name}</b>
            <p className="small ink2">{note}</p>
            <p className="smallb">{m.account_reward_points({ points: countWords(points) })}</p>
            {missing > 0 && <p className="cap ink2">{m.account_reward_missing({ points: countWords(missing) })}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
