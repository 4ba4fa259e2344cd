import { m } from '../../paraglide/messages.js'
import { EmptyBucket } from '../../ui/EmptyBucket.tsx'
import { Ferry } from '../../ui/frame/Ferry.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { Skyline } from '../../ui/frame/Skyline.tsx'
import { DemoSection } from './DemoSection.tsx'

const colours = ['action', 'brand', 'select', 'reward', 'ink', 'surface', 'canvas', 'img']

export function DemoGround() {
  return (
    <>
      <DemoSection title={m.demo_colours()}>
        <ul className="demo__colours">
          {colours.map((name) => (
            <li key={name}>
              <i style={{ background: `var(--color-${name})` }} />
              <span lang="en">{name}</span>
            </li>
          ))}
        </ul>
      </DemoSection>
      <DemoSection title={m.demo_type()}>
        <p className="demo__display">{m.demo_type_hero()}</p>
        <p className="t2">{m.demo_type_title()}</p>
        <p>{m.demo_type_body()}</p>
        <p className="small ink2">{m.demo_type_small()}</p>
      </DemoSection>
      <DemoSection title={m.demo_art()}>
        <div className="demo__art">
          <span className="demo__mark">
            <Mark />
          </span>
          <span className="demo__ferry">
            <Ferry />
          </span>
          <span className="demo__bucket">
            <EmptyBucket />
          </span>
          <span className="demo__sky">
            <Skyline />
          </span>
        </div>
      </DemoSection>
    </>
  )
}
