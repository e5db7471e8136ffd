import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useAddress } from '#platform/web/list/address.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { type PointGrant, pointServices } from '../contract.ts'
import { GrantDialog } from './GrantDialog.tsx'
import { HeldCash } from './HeldCash.tsx'
import { RulesDialog } from './RulesDialog.tsx'
import './rule-texts.ts'
import { grantsQuery, pointsApi } from './queries.ts'
import type { LedgerSearch } from './screens.ts'

const show = (points: number) => points.toLocaleString('en-US')

/** Runs that gave points, each of which can be taken back as far as it was not spent; a household is chosen from here. */
export function GrantsPage({ choose }: { choose: ReactNode }) {
  const t = useTexts('pointsPage')
  const title = useTexts('points')('ledger')
  const queries = useQueryClient()
  const [isGranting, setGranting] = useState(false)
  const [isRuling, setRuling] = useState(false)
  const mayRule = useAllowed()([{ can: 'points.setRules', service: pointServices }]).length > 0
  const ofRules = useTexts('pointRules')
  const again = () => queries.invalidateQueries({ queryKey: ['points'] })
  useChanges(['points.changed'], () => void again())
  useHotKey('Alt+N', 'pointsPage:grant', () => setGranting(true))
  const { search, change } = useAddress<LedgerSearch>()
  const columns: Column<PointGrant>[] = [
    {
      head: t('at'),
      width: 132,
      phone: 'underEnd',
      isOrder: true,
      whole: (row) => writeTime(row.grantedAt),
      cell: (row) => speakTime(row.grantedAt),
    },
    {
      head: t('each'),
      width: 148,
      phone: 'first',
      cell: (row) => (
        <b>
          {t('eachPoints', { points: show(row.points) })}
          {row.toPeople && <span className="lb-quiet lb-14 lb-after-8">{ofRules('eachPerson')}</span>}
        </b>
      ),
    },
    {
      head: t('households'),
      width: 84,
      align: 'end',
      phone: 'end',
      cell: (row) => t('householdCount', { count: row.households }),
    },
    { head: t('lastDay'), width: 108, phone: 'under', cell: (row) => row.expiresOn.replaceAll('-', '/') },
    { head: t('note'), phone: 'line', whole: (row) => row.note, cell: (row) => row.note },
    { head: t('by'), width: 108, drops: 'narrow', phone: 'none', cell: (row) => row.grantedBy },
    {
      head: t('acts'),
      width: 168,
      isActs: true,
      phone: 'line',
      cell: (row) => <Undo grant={row} onDone={again} />,
    },
  ]
  const list = useList({
    address: { search, change },
    query: grantsQuery,
    idOf: (row) => row.grantId,
    filters: [],
  })
  return (
    <>
      <ListPage
        list={list}
        title={title}
        states={<span className="lb-quiet">{t('grants')}</span>}
        extra={
          <>
            <HeldCash />
            <Button aria-keyshortcuts="Alt+N" onClick={() => setGranting(true)}>
              {t('grant')} <Key keys="Alt N" />
            </Button>
            {mayRule && <Button onClick={() => setRuling(true)}>{ofRules('rules')}</Button>}
            {choose}
          </>
        }
        unit={t('unit')}
        table={{ columns }}
        failed={t('loadFailed')}
        skeleton={[120, 80, 80, 100, 300, 100]}
        empty={{ icon: 'cash', title: t('noGrants'), text: t('noGrantsText') }}
        notFound={{ title: t('noGrants'), text: t('noGrantsText') }}
      />
      {isRuling && <RulesDialog onClose={() => setRuling(false)} />}
      {isGranting && <GrantDialog onDone={again} onClose={() => setGranting(false)} />}
    </>
  )
}

function Undo({ grant, onDone }: { grant: PointGrant; onDone: () => Promise<unknown> }) {
  const t = useTexts('pointsPage')
  const act = useAsked(onDone)
  const [today] = useState(() => dayOf(new Date()))
  const { grantId, households, points, undoneAt, undoneBy, keptPoints } = grant
  if (undoneAt)
    return (
      <span title={`${writeTime(undoneAt)}　${undoneBy}`}>
        <Mark kind="plain">{t('undone')}</Mark> {keptPoints > 0 && t('kept', { count: keptPoints })}
      </span>
    )
  if (grant.expiresOn < today) return <Mark kind="plain">{t('expired')}</Mark>
  const ask = {
    title: t('undoAsk', { count: households }),
    text: t('undoText', { points: show(points) }),
    ok: t('undo'),
  }
  return (
    <Button
      size="small"
      onClick={() =>
        void act.submit({
          ask,
          work: (retry) => pointsApi.undoGrant({ grantId }, retry),
          done: t('undoneDone'),
        })
      }
    >
      {t('undo')}
    </Button>
  )
}
