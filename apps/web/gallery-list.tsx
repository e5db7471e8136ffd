import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useOwnSearch } from '#platform/web/list/address.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { SelectionBar } from '#platform/web/list/SelectionBar.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'

interface Search {
  view?: string | undefined
  text?: string | undefined
  building?: string | undefined
  from?: string | undefined
  to?: string | undefined
  open?: string | undefined
}

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const parcels = Array.from({ length: 48 }, (_, nth) => ({
  id: String(nth),
  serialNumber: String(391 + nth).padStart(4, '0'),
  label: `${'ABCD'[nth % 4]}棟-${1 + (nth % 12)}F-${1 + (nth % 3)}`,
  position: `A-${String(1 + (nth % 9)).padStart(2, '0')}`,
}))
const perPage = 12

/** How a list of the gallery answers. */
const answers = {
  rows: async ({ building = '', text = '' }: Search, offset: number) => {
    const found = parcels.filter(({ label }) => label.startsWith(building) && label.includes(text))
    const data = found.slice(offset, offset + perPage)
    const end = offset + data.length
    return { data, pagination: { after: end < found.length ? String(end) : '', total: found.length } }
  },
  empty: async () => ({ data: [], pagination: { after: '', total: 0 } }),
  loading: () => new Promise<never>(() => undefined),
  error: () => Promise.reject(new Error('away')),
}
export type GalleryListState = keyof typeof answers

/** A page of the list kit, in one of its states. */
export function GalleryList({ state, open }: { state: GalleryListState; open?: string }) {
  return (
    <QueryClientProvider client={queries}>
      <Parcels state={state} open={open} />
    </QueryClientProvider>
  )
}

function Parcels({ state, open }: { state: GalleryListState; open: string | undefined }) {
  const list = useList({
    address: useOwnSearch<Search>({ open }),
    query: (search, { offset }) => ({
      queryKey: ['gallery', state, search.building, search.text, offset],
      queryFn: () => answers[state](search, offset),
    }),
    idOf: (row) => row.id,
    views: {
      name: 'view',
      label: '狀態',
      options: [
        { value: 'waiting', label: '待領' },
        { value: 'all', label: '全部' },
      ],
    },
    filters: [
      { kind: 'search', name: 'text', label: '搜尋戶別' },
      { kind: 'choice', name: 'building', label: '棟別', options: ['A棟', 'B棟', 'C棟', 'D棟'] },
      { kind: 'days', label: '到件' },
    ],
  })
  return (
    <ListPage
      list={list}
      title="包裹"
      counts={{ waiting: 48 }}
      extra={<Button>登記包裹</Button>}
      table={{
        className: 'lb-cards gl-parcels',
        columns: [
          { head: '流水號', className: 'gl-serial', cell: (row) => <b>{row.serialNumber}</b> },
          { head: '戶別', cell: (row) => <HouseholdName label={row.label} /> },
          { head: '位置', isLabelled: true, cell: (row) => row.position },
          { head: '狀態', cell: () => <Mark kind="waiting">待領</Mark> },
        ],
        ticks: { className: 'gl-tick', all: '全選這一頁', label: (row) => `選取 ${row.serialNumber}` },
      }}
      failed="包裹清單載入失敗"
      skeleton={[20, 60, '1fr', 60, 80]}
      empty={{ title: '沒有包裹', text: '這裡目前沒有包裹。' }}
      notFound={{ title: '沒有符合的包裹', text: '請換個關鍵字，或清除篩選。' }}
      acts={
        <SelectionBar
          count={list.chosen.length}
          onClear={list.selection.clear}
          acts={[{ label: '領取', primary: true, act: () => toast('領取') }]}
        />
      }
      detail={() => (
        <DetailPanel
          label="明細"
          over={list.opened?.serialNumber}
          title={list.opened && <HouseholdName label={list.opened.label} size="title" />}
          {...list.ways}
        >
          <Facts rows={[['位置', list.opened?.position]]} />
        </DetailPanel>
      )}
    />
  )
}

/** All states of a list beside each other; on a phone its rows are cards. */
export function GalleryListStates() {
  return (
    <>
      {(['rows', 'loading', 'empty', 'error'] as const).map((state) => (
        <div key={state} className={state === 'rows' ? 'gl-page gl-all' : 'gl-page'}>
          <GalleryList state={state} open={state === 'rows' ? '2' : undefined} />
        </div>
      ))}
      <iframe className="gl-phone" title="手機上的清單" src="?list=rows" />
    </>
  )
}
