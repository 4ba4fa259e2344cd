/** The fault of a group of fields or a list; nothing where it has none. */
export function GroupFault({ fault }: { fault: string | undefined }) {
  return (
    fault && (
      <p className="help is-error" role="alert">
        {fault}
      </p>
    )
  )
}
