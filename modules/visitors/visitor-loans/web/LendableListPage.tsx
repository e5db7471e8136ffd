import './lendable-texts.ts'
import './lendables.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { type Lendable, visitorLoans } from '../contract.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { LendableDialog } from './LendableDialog.tsx'
import { LendableTable } from './LendableTable.tsx'
import { lendablesQuery } from './list-query.ts'
import { OutTable } from './OutTable.tsx'
import type { LoanSearch } from './screens.ts'

const api = client(visitorLoans)

/** What the desk lends: who has what and for how long, and the things with their stock. */
export function LendableListPage() {
  const t = useTexts('lendables')
  const [editing, setEditing] = useState<Lendable | 'new'>()
  const [history, setHistory] = useState<Lendable>()
  const mayConfigure = useAllowed()([{ can: 'visitorLoans.configure' }]).length > 0
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['visitorLoans'] })
  useChanges(['visitorLoans.', 'visitors.left'], refresh)
  const list = useList({
    address: useAddress<LoanSearch>(),
    query: lendablesQuery,
    idOf: (row) => ('loan' in row ? row.loan.loanId : row.lendableId),
    views: {
      name: 'view',
      label: t('views'),
      options: [
        { value: 'out', label: t('view_out') },
        { value: 'things', label: t('view_things') },
      ],
    },
    filters: [],
  })
  const { things = [], out = [] } = list.answer ?? {}
  const isOut = list.search.view !== 'things'

  async function turn({ lendableId, rowVersion, displayId, name, stock, isEnabled }: Lendable) {
    try {
      await api.changeLendable(
        { lendableId, rowVersion, displayId, name, stock, isEnabled: !isEnabled },
        { isSaid: true },
      )
      toast(t(isEnabled ? 'retired' : 'restored', { name }))
    } catch (failure) {
      toast(sentenceOf(failure), { isTrouble: true })
    }
    refresh()
  }

  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        counts={
          list.answer && {
            out: things.reduce((sum, thing) => sum + thing.lent, 0),
            things: things.filter((thing) => thing.isEnabled).length,
          }
        }
        extra={
          mayConfigure && (
            <Button icon={<Icon name="plus" />} onClick={() => setEditing('new')}>
              {t('add')}
            </Button>
          )
        }
        table={() =>
          isOut ? (
            <OutTable rows={out} onChanged={refresh} />
          ) : (
            <LendableTable
              things={things}
              onEdit={mayConfigure ? setEditing : undefined}
              onTurn={(thing) => void turn(thing)}
              onHistory={setHistory}
            />
          )
        }
        failed={t('failed')}
        skeleton={[180, 180, 90, 150, 120]}
        skeletonRows={8}
        empty={{
          icon: 'bag',
          title: t(isOut ? 'nothingOut' : 'nothing'),
          text: t(isOut ? 'nothingOutText' : 'nothingText'),
        }}
      />
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
