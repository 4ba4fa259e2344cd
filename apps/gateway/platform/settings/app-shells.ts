type ShellEnvironment = { PORT: number; BEHIND_TLS: boolean; APP_SHELL_ORIGINS?: string }

/** The origins that may frame the pages. Where guests come over https none may unless they are named: the sandbox's shell is not among them. */
export function shellsOf({ PORT, BEHIND_TLS, APP_SHELL_ORIGINS: named }: ShellEnvironment): string[] {
  if (named !== undefined) return named === 'none' ? [] : named.split(',').filter(Boolean)
  return BEHIND_TLS ? [] : [`http://127.0.0.1:${PORT + 29}`]
}
