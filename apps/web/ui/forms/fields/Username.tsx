/** Tells a password manager whose password this is; it is not for anybody's eyes or keys. */
export function Username({ account }: { account: string }) {
  return (
    <input className="sr" type="text" name="username" autoComplete="username" value={account} readOnly tabIndex={-1} aria-hidden="true" />
  )
}
