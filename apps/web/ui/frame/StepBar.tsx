import './StepBar.css'

/** The progress through a form of several pages. `label` says it in words: "Step 2 of 3". */
export function StepBar({ label, step, of }: { label: string; step: number; of: number }) {
  const steps = Array.from({ length: of }, (_, index) => index + 1)
  return (
    <div
      className="stp"
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={of}
      aria-valuenow={step}
      aria-valuetext={label}
    >
      {steps.map((each) => (
        <i key={each} className={each <= step ? 'on' : undefined} />
      ))}
    </div>
  )
}
