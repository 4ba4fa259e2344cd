import { brandIds, type Brand } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { confirmIpCity, followIpCity } from '../../entities/brand/ip-city.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Ferry } from '../../ui/frame/Ferry.tsx'
import './city.css'

/** The network says that the guest is in the other region: whether to go over, or to stay (spec 2.39, 4.38 to 4.40). */
export function CityDialog({ to, open, onClose }: { to: Brand; open: boolean; onClose: () => void }) {
  const stay = () => {
    confirmIpCity()
    onClose()
  }
  const macau = to === brandIds.macau
  const actions = (
    <>
      <Button block onClick={() => followIpCity(to)}>
        {macau ? m.shell_city_go_mo() : m.shell_city_go_hk()}
      </Button>
      <Button variant="ghost" block onClick={stay}>
        {macau ? m.shell_city_stay_hk() : m.shell_city_stay_mo()}
      </Button>
    </>
  )
  const title = macau ? m.shell_city_title_mo() : m.shell_city_title_hk()
  return (
    <Dialog open={open} alert head={<Crossing macau={macau} />} title={title} actions={actions} onClose={stay}>
      <p>{macau ? m.shell_city_body_mo() : m.shell_city_body_hk()}</p>
    </Dialog>
  )
}

/** The way from one city to the other by ferry; the words below say the same. */
function Crossing({ macau }: { macau: boolean }) {
  const [from, to] = macau ? [m.shell_city_hk(), m.shell_city_mo()] : [m.shell_city_mo(), m.shell_city_hk()]
  return (
    <div className="crossing" aria-hidden="true">
      <Badge>{from}</Badge>
      <span className="crossing__ferry">
        <Ferry />
      </span>
      <Badge tone="brand">{to}</Badge>
    </div>
  )
}
