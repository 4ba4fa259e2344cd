import { printerRemove } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { handle } from '../deps.ts'

export const printerRemoveAction = handle(printerRemove, ({ storeId, printerId }, call) =>
  call.db.transaction(async (rows) => {
    const { printers, audit, clock } = call
    const printer = await printers.find(rows, { storeId, printerId })
    if (!printer) throw refuse(printerRemove, 'PRINTER_UNKNOWN')
    const { name, host, port, waiting } = printer
    await printers.remove(rows, { storeId, printerId, at: clock.now() })
    const shop = namedShop(storeId, call.catalogue)
    await audit.write(rows, { action: printerRemove.name, subject: name, shop, before: { printerId, name, host, port, waiting } }, call)
    return { printers: await printers.list(rows, storeId) }
  }),
)
