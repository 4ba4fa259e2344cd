import { Layers, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { DraftMark } from '../../catalogue/DraftMark.tsx'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { BulkEdits } from '../bulk/BulkEdits.tsx'
import { NewProduct } from '../product/NewProduct.tsx'
import { RemoveProduct } from '../product/RemoveProduct.tsx'
import { localized } from '../../words/localized.ts'
import { menuColumns } from './menu-columns.tsx'
import type { MenuRow } from './menu-rows.ts'
import { isMeant, isUnder, menuTabs, type MenuTab } from './menu-view.ts'
import { MenuFilters, useMenuFilter } from './MenuFilters.tsx'
import './MenuList.css'
import { useMenu } from './use-menu.ts'

/** The menu of the chain: all products, where each stands, and what can be done with some of them at once. */
export function MenuScreen() {
  const menu = useMenu()
  const by = useMenuFilter()
  const [params] = useSearchParams()
  const mayEdit = useMay('catalogue.edit')
  const maySellOut = useMay('shop.soldOut')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<{ is: 'new' } | { is: 'remove'; row: MenuRow } | null>(null)
  // Who does not see what has run out is not told that nothing has.
  const tabs = menuTabs.filter((each) => maySellOut || each !== 'soldOut')
  const tab = tabs.find((each) => each === params.get('tab')) ?? 'all'
  const meant = menu.rows?.filter((row) => isMeant(row, by.filter)) ?? []
  const shown = meant.filter((row) => isUnder(tab, row))
  const categories = (menu.categories ?? []).map(({ record }) => record)
  return (
    <Page
      title={m.menu_title()}
      mark={<DraftMark />}
      sub={menu.rows && countWords(menu.rows, categories.length)}
      tools={
        mayEdit && (
          <>
            <Link className="ob ob--line" to={paths.categories}>
              <Icon of={Layers} size={16} />
              {m.menu_categories()}
            </Link>
            <OfficeButton look="go" icon={Plus} onClick={() => setOpen({ is: 'new' })}>
              {m.menu_new_product()}
            </OfficeButton>
          </>
        )
      }
    >
      <Tabs
        label={m.menu_states()}
        current={tab}
        tabs={tabs.map((key) => ({ key, words: tabNames[key](), count: menu.rows && meant.filter((row) => isUnder(key, row)).length }))}
      />
      <MenuFilters by={by} categories={categories} />
      <ErrorNote error={menu.error} onRetry={menu.refetch} />
      {!menu.rows && !menu.error && <Loading rows={12} />}
      {menu.rows && (
        <Panel bare>
          <DataTable
            label={m.menu_title()}
            columns={menuColumns({ shops: menu.shops, mayEdit, maySellOut, onRemove: (row) => setOpen({ is: 'remove', row }) })}
            rows={shown}
            rowKey={({ pid }) => pid}
            rowName={({ product }) => localized(product.name)}
            rowTo={({ pid }) => paths.product(pid)}
            {...((mayEdit || maySellOut) && { selection: { keys: ticked, onChange: setTicked } })}
            stale={menu.stale}
            searched={by.filter.text}
            tall
            empty={<NothingHere tab={tab} isFiltered={by.isOn} onClear={by.clear} />}
          />
        </Panel>
      )}
      <BulkEdits
        rows={menu.rows?.filter(({ pid }) => ticked.has(pid)) ?? []}
        onUntick={(pids) => setTicked((now) => new Set(pids ? [...now].filter((pid) => !pids.includes(pid)) : []))}
        mayEdit={mayEdit}
        maySellOut={maySellOut}
      />
      {open?.is === 'new' && <NewProduct categories={categories} onClose={() => setOpen(null)} />}
      {open?.is === 'remove' && <RemoveProduct pid={open.row.pid} name={localized(open.row.product.name)} onClose={() => setOpen(null)} />}
    </Page>
  )
}

const tabNames: Record<MenuTab, () => string> = {
  all: m.menu_tab_all,
  drafts: m.menu_tab_drafts,
  soldOut: m.menu_tab_sold_out,
  notNow: m.menu_tab_not_now,
  attention: m.menu_tab_attention,
}

const countWords = (rows: readonly MenuRow[], categories: number): string =>
  m.menu_counts({ products: rows.length, sets: rows.filter(({ product }) => product.type === 2).length, categories })

const emptyWords: Record<MenuTab, () => string> = {
  all: m.menu_empty_all,
  drafts: m.menu_empty_drafts,
  soldOut: m.menu_empty_sold_out,
  notNow: m.menu_empty_not_now,
  attention: m.menu_empty_attention,
}

type NothingHereProps = { tab: MenuTab; isFiltered: boolean; onClear: () => void }

function NothingHere({ tab, isFiltered, onClear }: NothingHereProps) {
  if (!isFiltered) return <Empty title={emptyWords[tab]()} />
  return (
    <Empty title={m.menu_empty_filtered()}>
      <OfficeButton onClick={onClear}>{m.office_clear_filters()}</OfficeButton>
    </Empty>
  )
}
