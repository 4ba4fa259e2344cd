/**
 * Tells every process that the catalogue has changed, by SQL that stands for the id of the shop in which; an empty one where it is the chain. Each reads
 * again what is new (`catalogue-store.ts`).
 */
export const notifyCatalogue = (storeId: string) => `pg_notify('catalogue', ${storeId})`
