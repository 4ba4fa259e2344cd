import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Skyline } from '../../ui/frame/Skyline.tsx'
import './login.css'

/** The harbour at night over a form that lets somebody in. */
export function AuthHead({ title, lead, closes, onBack }: { title: string; lead: string; closes?: boolean; onBack: () => void }) {
  return (
    <div className="lg__hd">
      <div className="lg__sky">
        <Skyline />
      </div>
      <AppBar closes={closes} className="lg__bar" onBack={onBack} />
      <div className="lg__t">
        <h1>{title}</h1>
        <p className="small">{lead}</p>
      </div>
      <div className="lg__foot" />
    </div>
  )
}
