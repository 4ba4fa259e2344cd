import { voucherWelcomePackGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { Cake, X } from 'lucide-react'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { useReturnTo } from '../../../navigation/return-to.ts'
import { useProfile } from '../../../entities/member/profile.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Mark } from '../../../ui/Mark.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Skyline } from '../../../ui/frame/Skyline.tsx'
import { WelcomeGift } from './WelcomeGift.tsx'
import './welcome.css'
import { paths } from '../../../navigation/paths.ts'

const quiet = { background: true, handles: 'all' } as const

/** A new member comes aboard: the number, and what the welcome pack holds (spec 1.24, 7.23). */
export function WelcomeScreen() {
  const { data: profile } = useProfile()
  const goOn = useReturnTo()
  const onward = () => goOn(paths.home)
  return (
    <div className="app wl">
      <div className="wl__sky">
        <Skyline />
      </div>
      <Paper />
      <AppBar className="wl__bar" end={<IconButton icon={X} label={m.ui_close()} onClick={onward} />} />
      <main id="main">
        <div className="wl__hi">
          <div className="wl__boat">
            <Mark />
          </div>
          <h1>{m.welcome_title({ name: profile?.firstName ?? '' })}</h1>
          {profile?.memberNo && (
            <p className="small">
              {m.welcome_number()} <span className="num">{profile.memberNo.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</span>
            </p>
          )}
        </div>
        <Pack asksBirthday={profile?.birthday === null} />
        <CtaBar>
          <div className="wl__acts">
            <Button block onClick={onward}>
              {m.welcome_order()}
            </Button>
            <Button variant="ghost" block href={paths.account}>
              {m.welcome_account()}
            </Button>
          </div>
        </CtaBar>
      </main>
    </div>
  )
}

function Pack({ asksBirthday }: { asksBirthday: boolean }) {
  const { data, isError } = useQuery(query(voucherWelcomePackGet, {}, quiet))
  const items = data?.items
  return (
    <section className="pack" aria-labelledby="pack">
      <div className="pack__h">
        <h2 id="pack" className="t2">
          {m.welcome_pack()}
        </h2>
        {items && <span className="smallb ink2">{m.welcome_pack_count({ count: items.length })}</span>}
      </div>
      {items?.map((item) => (
        <WelcomeGift key={item.title} item={item} />
      ))}
      {!items && (isError ? <p className="small ink2">{m.welcome_lost()}</p> : <Skeleton height={96} radius={18} />)}
      {asksBirthday && <AskBirthday coupon={data?.birthdayCoupon} />}
    </section>
  )
}

/** The way to add the birthday, and what it brings. */
function AskBirthday({ coupon }: { coupon: string | null | undefined }) {
  return (
    <ListRow
      className="pack__cake"
      icon={Cake}
      plain
      title={m.welcome_birthday()}
      detail={coupon && m.welcome_birthday_why({ coupon })}
      href={paths.profile}
    />
  )
}

/** Bits of paper, at rest where motion is unwanted. */
function Paper() {
  return (
    <div className="wl__paper" aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  )
}
