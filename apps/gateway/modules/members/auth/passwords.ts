import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** Argon2id is the library's own default algorithm. */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const concurrency = 2

export type Passwords = {
  hash(password: string): Promise<string>
  /** Says whether a password is the one that was hashed. Without a hash the same work is done, for nothing. */
  fits(password: string, passwordHash: string | undefined): Promise<boolean>
}

/** Passwords as argon2id, two at once at most, so that a rush of logins leaves the rest of the house its processor. `argon2`: the library, or what counts its work. */
export function createPasswords(argon2: { hash: typeof hash; verify: typeof verify } = { hash, verify }): Passwords {
  const limit = pLimit(concurrency)
  const nobodys = argon2.hash('nobody has this password', cost)
  return {
    hash: (password) => limit(() => argon2.hash(password.normalize('NFKC'), cost)),
    async fits(password, passwordHash) {
      const against = passwordHash ?? (await nobodys)
      const right = await limit(() => argon2.verify(against, password.normalize('NFKC')))
      return right && passwordHash !== undefined
    },
  }
}
