import { useState } from 'react'
import { toast } from '#platform/web/look/alerts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import type { Entry, EntryKind } from '#platform/web/settings/entry-kind.ts'

const names = ['鑰匙', '文件', '安全帽', '腳踏車']
const first: Entry[] = names.map((name, at) => ({ id: String(at), name, version: 1, isRetired: at === 3 }))

/** A list of entries that is kept nowhere. */
export function GalleryEntries() {
  const [rows, setRows] = useState(first)
  const changed = (id: Entry['id'], part: Partial<Entry>) =>
    setRows((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)))
  const kind: EntryKind<Entry> = {
    entryOf: (row) => row,
    longestName: 12,
    codes: [],
    newest: async () => rows,
    add: async (id, { name }) => setRows((all) => [...all, { id, name, version: 1, isRetired: false }]),
    change: async ({ id }, { name }) => changed(id, { name }),
    retire: async ({ id }, isRetired) => changed(id, { isRetired }),
    order: async (ids) => setRows((all) => all.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))),
  }
  return (
    <EntryList
      of={kind}
      rows={rows}
      title="寄放類型"
      add="新增類型"
      mayChange
      refresh={async () => undefined}
    />
  )
}

/** What stands in the place of content that is not there. */
export function GalleryLoaded() {
  const refetch = () => toast('重新載入')
  return (
    <>
      <Panel className="gl-tall">
        <Loaded of={{ data: undefined, error: null, refetch }} failed="讀不到包裹" skeleton={[80, '1fr']} />
      </Panel>
      <Panel className="gl-tall">
        <Loaded of={{ data: undefined, error: new Error(), refetch }} failed="讀不到包裹" skeleton={[]} />
      </Panel>
    </>
  )
}
