import './lendable-texts.ts'
import './lendables.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ViewsFrame } from '#platform/web/list/ViewsFrame.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { type Lendable, visitorLoans } from '../contract.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { LendableDialog } from './LendableDialog.tsx'
import { LendableTable } from './LendableTable.tsx'
import { OutTable } from './OutTable.tsx'

const api = client(visitorLoans)

/** What the desk lends: who has what and for how long, and the things with their stock. */
export function LendableListPage() {
  const t = useTexts('lendables')
  const [view, setView] = useState<'out' | 'things'>('out')
  const [editing, setEditing] = useState<Lendable | 'new'>()
  const [history, setHistory] = useState<Lendable>()
  const mayConfigure = useAllowed()([{ can: 'visitorLoans.configure' }]).length > 0
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['visitorLoans'] })
  useChanges(['visitorLoans.', 'visitors.left'], refresh)
  const reading = useQuery({
    queryKey: ['visitorLoans', 'all'],
    queryFn: async () => {
      const [things, loans] = await Promise.all([api.listLendables({}), api.listLoans({})])
      return { things: things.data, loans: loans.data }
    },
  })
  const out = reading.data?.things.reduce((sum, one) => sum + one.lent, 0)
  const inUse = reading.data?.things.filter((one) => one.isEnabled).length

  async function turn({ lendableId, rowVersion, displayId, name, stock, isEnabled }: Lendable) {
    try {
      await api.changeLendable({ lendableId, rowVersion, displayId, name, stock, isEnabled: !isEnabled })
      toast(t(isEnabled ? 'retired' : 'restored', { name }))
    } catch (failure) {
      toast(sentenceOf(failure), { isTrouble: true })
    }
    refresh()
  }

  return (
    <>
      <ViewsFrame
        title={t('title')}
        views={{
          label: t('views'),
          value: view,
          onChange: setView,
          options: [
            { value: 'out', label: t('view_out', { count: out ?? '' }) },
            { value: 'things', label: t('view_things', { count: inUse ?? '' }) },
          ],
        }}
        add={mayConfigure ? { label: t('add'), onAdd: () => setEditing('new') } : undefined}
        reading={reading}
        failed={t('failed')}
        skeleton={[180, 180, 90, 150, 120]}
      >
        {({ things, loans }) =>
          view === 'out' ? (
            <OutTable loans={loans} onChanged={refresh} />
          ) : (
            <LendableTable
              things={things}
              onEdit={mayConfigure ? setEditing : undefined}
              onTurn={(thing) => void turn(thing)}
              onHistory={setHistory}
            />
          )
        }
      </ViewsFrame>
      {history && <HistoryDialog thing={history} onClose={() => setHistory(undefined)} />}
      {editing && (
        <LendableDialog
          of={editing === 'new' ? undefined : editing}
          onClose={() => {
            setEditing(undefined)
            refresh()
          }}
        />
      )}
    </>
  )
}
