import { rightsOf, staffRights, staffRoles, type StaffRight, type StaffRole } from '@harbour/rules'
import { Check } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './RolesTable.css'
import { rightName, rightTerms, roleName } from './staff-words.ts'

/** Lists what each role may do, as the gateway judges it. */
export function RolesTable() {
  return (
    <Panel title={m.people_roles_title()} sub={m.people_roles_say()} bare>
      {/* Wider than a narrow screen, it is scrolled by the keyboard, too. */}
      <div className="pplroles" role="region" aria-label={m.people_roles_title()} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.people_right()}</th>
              {staffRoles.map((role) => (
                <th key={role} scope="col">
                  {roleName(role)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {staffRights.map((right) => (
              <tr key={right}>
                <th scope="row">
                  {rightName(right)}
                  {rightTerms(right) && <small>{rightTerms(right)}</small>}
                </th>
                {staffRoles.map((role) => (
                  <td key={role}>{has(role, right) ? <Held /> : <span className="pplroles__no">–</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

const has = (role: StaffRole, right: StaffRight): boolean => rightsOf([{ role, scope: { kind: 'all' } }]).includes(right)

function Held() {
  return (
    <span className="pplroles__yes">
      <Icon of={Check} size={16} />
      <span className="visually-hidden">{m.people_yes()}</span>
    </span>
  )
}
