import type { SavedAddress } from '@harbour/protocol'
import type { Brand } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** Destination and contact lie in the database as they were sent. */
export type AddressRecord = Pick<SavedAddress, 'addressId' | 'addressCode' | 'label' | 'isDefault' | 'contact'> & {
  brand: Brand
  destination: Omit<SavedAddress, 'addressId' | 'addressCode' | 'label' | 'isDefault' | 'contact'>
}

type AddressOwner = { userId: string; brand: Brand }
type AddressKey = AddressOwner & { addressId: string }

export type SavedAddresses = {
  list(owner: AddressOwner): Promise<AddressRecord[]>
  /** The addresses of every brand. */
  all(userId: string): Promise<AddressRecord[]>
  find(one: AddressKey): Promise<AddressRecord | undefined>
  /** Keeps an address, new or anew; the default one is the only one, and there is always one. Undefined where it would be one more than `most`. */
  save(userId: string, address: AddressRecord, keeping: { at: number; most: number }): Promise<AddressRecord | undefined>
  /** False for an address that is not there. */
  remove(one: AddressKey): Promise<boolean>
  makeDefault(one: AddressKey): Promise<boolean>
}

export function createSavedAddresses(db: Database): SavedAddresses {
  const undefault = (rows: Rows, { userId, brand }: AddressOwner) => rows(UNDEFAULT, [userId, brand])
  return {
    list: ({ userId, brand }) => db.rows(LIST, [userId, brand]),
    all: (userId) => db.rows(ALL, [userId]),
    find: async ({ userId, brand, addressId }) => (await db.rows<AddressRecord>(FIND, [userId, brand, addressId]))[0],
    save: (userId, address, { at, most }) =>
      db.transaction(async (rows) => {
        const { addressId, brand, destination, contact } = address
        await rows(LOCK_USER, [userId])
        const known = await rows<AddressRecord>(LIST, [userId, brand])
        const before = known.find((each) => each.addressId === addressId)
        if (!before && known.length >= most) return undefined
        const isDefault = address.isDefault || (before?.isDefault ?? known.length === 0)
        if (isDefault) await undefault(rows, { userId, brand })
        const saved = { ...address, isDefault }
        const json = { destination: JSON.stringify(destination), contact: contact && JSON.stringify(contact) }
        await rows(SAVE, { ...saved, ...json, userId, changedAt: new Date(at) })
        return saved
      }),
    remove: ({ userId, brand, addressId }) =>
      db.transaction(async (rows) => {
        await rows(LOCK_USER, [userId])
        const gone = await rows(REMOVE, [userId, brand, addressId])
        if (gone.length > 0) await rows(PROMOTE, [userId, brand])
        return gone.length > 0
      }),
    makeDefault: (one) =>
      db.transaction(async (rows) => {
        await rows(LOCK_USER, [one.userId])
        const [found] = await rows(FIND, [one.userId, one.brand, one.addressId])
        if (!found) return false
        await undefault(rows, one)
        await rows(MAKE_DEFAULT, [one.userId, one.brand, one.addressId])
        return true
      }),
  }
}

const columns = `address_id as "addressId", brand, address_code as "addressCode", label, is_default as "isDefault", destination, contact`

const LIST = statement(
  'addresses-list',
  `select ${columns} from kept_addresses where user_id = $1 and brand = $2 order by is_default desc, changed_at desc, address_id`,
)
const ALL = statement('addresses-all', `select ${columns} from kept_addresses where user_id = $1 order by brand, changed_at`)
const FIND = statement('addresses-find', `select ${columns} from kept_addresses where user_id = $1 and brand = $2 and address_id = $3`)
/** Two at once that both want the default one come one after the other. */
const LOCK_USER = statement('addresses-lock-user', 'select from users where user_id = $1 for update')
const UNDEFAULT = statement(
  'addresses-undefault',
  'update kept_addresses set is_default = false where user_id = $1 and brand = $2 and is_default',
)
/** An id of another member's address meets the condition and changes nothing. */
const SAVE = statement(
  'addresses-save',
  `insert into kept_addresses as a (address_id, user_id, brand, address_code, label, is_default, destination, contact, changed_at)
         values (:addressId, :userId, :brand, :addressCode, :label, :isDefault, :destination, :contact, :changedAt)
         on conflict (address_id) do update set address_code = :addressCode, label = :label, is_default = :isDefault, destination = :destination, contact = :contact, changed_at = :changedAt
           where a.user_id = :userId`,
)
const REMOVE = statement(
  'addresses-remove',
  'delete from kept_addresses where user_id = $1 and brand = $2 and address_id = $3 returning true as gone',
)
const PROMOTE = statement(
  'addresses-promote',
  `update kept_addresses set is_default = true where user_id = $1 and address_id = (
           select address_id from kept_addresses where user_id = $1 and brand = $2 order by changed_at desc, address_id limit 1
         ) and not exists (select from kept_addresses where user_id = $1 and brand = $2 and is_default)`,
)
const MAKE_DEFAULT = statement(
  'addresses-make-default',
  'update kept_addresses set is_default = true where user_id = $1 and brand = $2 and address_id = $3',
)
