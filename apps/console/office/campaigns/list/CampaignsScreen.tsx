import type { Campaign } from '@harbour/protocol'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { useCampaigns } from '../use-campaigns.ts'
import { campaignColumns } from './campaign-columns.tsx'
import './CampaignsScreen.css'

const tabs = ['all', 'draft', 'leaving', 'sent', 'stopped'] as const
type Tab = (typeof tabs)[number]

/** The messages that members are sent: those being written, on their way and sent, and what each has cost. */
export function CampaignsScreen() {
  const navigate = useNavigate()
  const { data, error, isPending, refetch } = useCampaigns()
  const [tab] = useFilter('tab')
  const [search, setSearch] = useFilter('find')
  const current: Tab = tabs.find((each) => each === tab) ?? 'all'
  const campaigns = data?.campaigns ?? []
  const needle = search.trim().toLowerCase()
  const found = campaigns.filter((each) => inTab(each, current) && each.name.toLowerCase().includes(needle))
  const begin = () => void navigate(paths.newCampaign)
  return (
    <Page
      title={m.office_campaigns()}
      sub={m.campaigns_sub()}
      tools={
        <OfficeButton look="go" icon={Plus} onClick={begin}>
          {m.campaigns_new()}
        </OfficeButton>
      }
    >
      <ErrorNote error={error} onRetry={refetch} />
      {isPending && <Loading rows={8} />}
      {data && (
        <>
          <div className="campbar">
            <Tabs
              label={m.office_campaigns()}
              current={current}
              tabs={tabs.map((key) => ({ key, words: tabWords(key), count: campaigns.filter((each) => inTab(each, key)).length }))}
            />
            <SearchBox label={m.campaigns_search()} value={search} onChange={setSearch} />
          </div>
          <Panel bare>
            <DataTable
              label={m.office_campaigns()}
              columns={campaignColumns()}
              rows={found}
              rowKey={({ campaignId }) => campaignId}
              rowTo={({ campaignId }) => paths.campaign(campaignId)}
              tall
              empty={campaigns.length === 0 ? <FirstOne onBegin={begin} /> : <NoneFound search={search} onClear={() => setSearch('')} />}
            />
          </Panel>
        </>
      )}
    </Page>
  )
}

function FirstOne({ onBegin }: { onBegin: () => void }) {
  return (
    <Empty title={m.campaigns_none_yet()}>
      <p>{m.campaigns_none_yet_say()}</p>
      <OfficeButton icon={Plus} onClick={onBegin}>
        {m.campaigns_first()}
      </OfficeButton>
    </Empty>
  )
}

function NoneFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <Empty title={m.campaigns_none_found()}>
      {search !== '' && <OfficeButton onClick={onClear}>{m.office_clear_filters()}</OfficeButton>}
    </Empty>
  )
}

function inTab({ state }: Campaign, tab: Tab): boolean {
  if (tab === 'all') return true
  return tab === 'leaving' ? state === 'scheduled' || state === 'sending' : state === tab
}

function tabWords(tab: Tab): string {
  const words = {
    all: m.campaigns_tab_all,
    draft: m.campaigns_tab_drafts,
    leaving: m.campaigns_tab_leaving,
    sent: m.campaigns_state_sent,
    stopped: m.campaigns_state_stopped,
  }
  return words[tab]()
}
