import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'
import { migrationFaults } from './migration-faults.ts'
import { filesUnder } from './source-files.ts'

/** The first migration that is applied while guests order; those before it were for an open door. */
const first = 70

test('no migration stands in the way of orders, or of gateways of the version before', () => {
  const files = filesUnder('apps/gateway/platform/database/migrations').map((path) => ({
    name: basename(path),
    sql: readFileSync(join(root, path), 'utf8'),
  }))
  const held = files.filter(({ name }) => Number(name.slice(0, 3)) >= first)
  expect(held.length).toBeGreaterThan(0)
  expect(held.flatMap((file) => migrationFaults(file).map((fault) => `${file.name}: ${fault}`))).toEqual([])
})

const faultsOf = (sql: string) => migrationFaults({ name: '090-step.sql', sql })

test.each([
  'create table dishes (dish int primary key, name text not null); create index dishes_name on dishes (name);',
  'alter table orders add column tip int;',
  'alter table orders add column tip int not null default 0;',
  'alter table orders add constraint orders_tip check (tip >= 0) not valid;',
  'alter table orders validate constraint orders_tip;',
  'alter table orders add constraint orders_number unique using index orders_number;',
  'create or replace function tip() returns int language plpgsql as $$ begin update orders set tip = 0; return 1; end $$;',
  "create function tip() returns trigger language plpgsql set lock_timeout = '200ms' as $$ begin return null; end $$;",
  "insert into secrets (name, value) values ('update orders; drop table', '');",
  '-- concurrently\ncreate index concurrently if not exists orders_tip on orders (tip);',
  '-- in batches\nwith some as (select id from orders where tip is null limit 1000)\nupdate orders set tip = 0 from some where orders.id = some.id;',
  '-- contracts 089: nothing reads it since\nalter table orders drop column tip;',
])('fits beside guests: %s', (sql) => {
  expect(faultsOf(sql)).toEqual([])
})

test.each([
  'create index orders_tip on orders (tip);',
  'create index concurrently if not exists orders_tip on orders (tip);',
  'drop index orders_tip;',
  'alter table orders add column tip int not null;',
  'alter table orders add column tip uuid default gen_random_uuid();',
  'alter table orders add column tip int generated always as (total / 10) stored;',
  'alter table orders alter column tip type bigint;',
  'alter table orders alter tip set not null;',
  'alter table orders add constraint orders_tip check (tip >= 0);',
  'alter table orders add unique (number);',
  'alter table orders drop column tip;',
  'alter table orders rename column tip to gratuity;',
  'drop table orders;',
  '-- contracts 090: itself\ndrop table orders;',
  'update orders set tip = 0;',
  'delete from orders where tip = 0;',
  'with old as (select 1) update orders set tip = 0 from old;',
  'truncate orders;',
  'lock table orders;',
  'set local statement_timeout = 0;',
  "create function tip() returns int as $$ select 1 $$ language sql; set lock_timeout = '1h';",
  '-- concurrently\ncreate index concurrently orders_tip on orders (tip);',
  '-- concurrently\ncreate index concurrently if not exists a on orders (a); create index concurrently if not exists b on orders (b);',
  '-- in batches\nupdate orders set tip = 0 where tip is null;',
])('is refused: %s', (sql) => {
  expect(faultsOf(sql)).not.toEqual([])
})
