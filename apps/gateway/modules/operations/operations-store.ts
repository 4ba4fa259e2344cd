import { firstReminderLead, orderTypes, type Instant } from '@harbour/rules'
import type { Database } from '../../platform/database/database.ts'
import { moment } from '../../platform/database/moment.ts'
import { statement } from '../../platform/database/statement.ts'
import type { CopiesState, OperationsState, OrderCount, PaymentCount, QueueState } from '../../platform/telemetry/operations-metrics.ts'

/** Reads what waits, how payments and orders stand, and how promises were kept at a moment: counts alone, on one connection. Throws where the database does not answer. */
export function readOperations(db: Pick<Database, 'snapshot'>, now: Instant): Promise<OperationsState> {
  const at = moment(now)
  return db.snapshot(async (rows) => ({
    queues: await rows<QueueState>(QUEUES, { now: at }),
    payments: await rows<PaymentCount>(PAYMENTS, { now: at }),
    orders: await rows<OrderCount>(ORDERS, { now: at, remindedBy: moment(now + firstReminderLead) }),
    promises: await rows<OrderCount>(PROMISES, { now: at }),
    copies: (await rows<CopiesState>(COPIES))[0] ?? { backedUpAt: 0, archiveFails: false },
  }))
}

/**
 * The conditions of the workers' own stores, by whom each row waits for: what is only looked at now and then, such as a refund that may come back, is no queue. A check
 * waits from its kitchen's beginning, however long a POS that is away is left alone.
 */
const QUEUES = statement(
  'operations-queues',
  `with due (queue, provider, at) as (
      select 'readPayments', provider, try_at from payments
      where (state in ('creating', 'open') or (state = 'failed' and reason = 'expired' and tries < 20)) and try_at <= :now::timestamptz
      union all
      select 'capturePayments', payments.provider, payments.try_at from payments join orders using (order_id)
      where payments.state = 'held' and given_back < amount and payments.try_at <= :now::timestamptz
        and orders.state in ('accepted', 'preparing', 'ready', 'delivering', 'collectionOverdue', 'completed')
      union all
      select 'payBack', p.provider, r.try_at from refunds r join payments p using (payment_id)
      where r.state in ('arranged', 'processing', 'failed') and r.try_at <= :now::timestamptz
      union all
      select 'expireOrders', '', pay_until from orders where state = 'paymentPending' and pay_until <= :now::timestamptz
      union all
      select 'firePreorders', '', fire_at from orders where state = 'accepted' and fire_at is not null and fire_at <= :now::timestamptz
      union all
      select 'sweepHolds', lower(channel), try_at from voucher_holds
      where channel is not null and not told and state <> 'held' and try_at <= :now::timestamptz
        and not exists (select from orders o where o.order_id = voucher_holds.order_id and o.state = 'paymentPending')
      union all
      select 'sendMessages', channel, try_at from outgoing_messages where try_at <= :now::timestamptz
      union all
      select 'pushOrderSteps', 'webPush', try_at from push_messages where try_at <= :now::timestamptz
      union all
      select 'wakeTablets', 'webPush', try_at from tablet_wakes where try_at <= :now::timestamptz
      union all
      select 'deliverWebhooks', 'webhooks', greatest(d.try_at, d.at) from webhook_endpoints e join webhook_deliveries d using (endpoint_id)
      where e.state = 'on' and d.state = 'waiting' and d.try_at <= :now::timestamptz
      union all
      select 'printPapers', '', j.queued_at from printers p join print_jobs j using (printer_id)
      where p.active and j.state in ('queued', 'printing') and j.raster is not null
      union all
      select 'postChecks', 'simphony', c.due_at from pos_shops join pos_checks c using (store_id) where c.try_at is not null
      union all
      select 'sendCampaigns', '', try_at from campaigns where try_at <= :now::timestamptz
    )
    select queue, provider, count(*)::int as due, extract(epoch from :now::timestamptz - min(at))::float8 as lag from due group by queue, provider`,
)

const PAYMENTS = statement(
  'operations-payments',
  `select provider, state, count(*)::int as payments from payments where begun_at > :now::timestamptz - interval '1 hour' group by provider, state`,
)

/**
 * Orders that no shop has answered, and of those the ones that it has been due to be reminded of; those that are under way later than was promised; and those of the
 * last day that their shop's POS has refused, or has with another total.
 */
const ORDERS = statement(
  'operations-orders',
  `select 'unanswered' as state, count(*)::int as orders from orders where state = 'placed'
    union all
    select 'reminded', count(*)::int from orders where state = 'placed' and answer_by <= :remindedBy::timestamptz
    union all
    select 'overdue', count(*)::int from orders
    where state not in ('completed', 'cancelled') and eta_high < :now::timestamptz
      and (state in ('accepted', 'preparing') or (state in ('ready', 'delivering') and order_type = ${orderTypes.delivery}))
    union all
    select case state when 'refused' then 'posRefused' else 'posDiffers' end, count(*)::int from pos_checks
    where state in ('refused', 'differs') and due_at > :now::timestamptz - interval '1 day' group by state`,
)

/** A delivery has kept its promise once it is handed over, all else once it is ready: as the reports say it (047). */
const PROMISES = statement(
  'operations-promises',
  `with done as (
      select o.eta_low, o.eta_high, (
        select min(e.at) from order_events e
        where e.order_id = o.order_id and e.state = case when o.order_type = ${orderTypes.delivery} then 'completed' else 'ready' end
      ) as at
      from orders o where o.state = 'completed' and o.placed_at > :now::timestamptz - interval '2 hours'
    )
    select case when at < eta_low then 'early' when at <= eta_high then 'kept' else 'late' end as state, count(*)::int as orders
    from done where at is not null group by 1`,
)

/** A backup tells of itself by a setting of the database that nobody reads but this (`deploy/postgres/backup.sh`): it needs no table, and no right to write into one. */
const COPIES = statement(
  'operations-copies',
  `select coalesce((
      select substring(given from '^harbour\\.backed_up_at=(\\d{1,12})$')::float8
      from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase, unnest(s.setconfig) as given
      where d.datname = current_database() and s.setrole = 0 and given like 'harbour.backed\\_up\\_at=%'
    ), 0) as "backedUpAt",
    current_setting('archive_mode') <> 'off' and coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "archiveFails"
    from pg_stat_archiver`,
)
