import './page-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { DrillFacts } from './DrillFacts.tsx'
import { drillsQuery } from './list-query.ts'
import { PlanDialog, usePlanSaid } from './PlanDialog.tsx'
import { Result } from './Result.tsx'
import { type DrillSearch, drillPath } from './screens.ts'
import { StartDialog } from './StartDialog.tsx'
import { useDrillChanges, usePlan } from './use-drill.ts'

/** Drills, the newest first: whether each was passed, and at which step it failed. */
export function DrillsPage() {
  const t = useTexts('alarmDrillsPage')
  const goTo = useNavigate()
  const mayHold = useAllowed()([{ can: 'alarmDrills.configure' }]).length > 0
  const [dialog, setDialog] = useState<'start' | 'plan'>()
  const plan = usePlan().data
  const said = usePlanSaid(plan)
  useDrillChanges()
  const list = useList({
    address: useAddress<DrillSearch>(),
    query: drillsQuery,
    idOf: (row) => row.drillId,
    filters: [],
  })
  const { opened } = list
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        unit={t('unit')}
        extra={
          mayHold && (
            <>
              <Button disabled={!plan} onClick={() => setDialog('plan')}>
                {t('planOpen')}
              </Button>
              <Button type="primary" onClick={() => setDialog('start')}>
                {t('start')}
              </Button>
            </>
          )
        }
        above={said && <p className="lb-quiet lb-below-16">{said}</p>}
        table={{
          columns: [
            {
              head: t('when'),
              width: 144,
              phone: 'underEnd',
              isOrder: true,
              whole: (row) => writeTime(row.startedAt),
              cell: (row) => speakTime(row.startedAt),
            },
            {
              head: t('point'),
              phone: 'first',
              cell: (row) => (
                <>
                  <b>{row.place}</b>　{row.name}
                </>
              ),
            },
            {
              head: t('by'),
              width: 120,
              phone: 'under',
              cell: (row) => (row.isWeekly ? t('byWeek') : row.startedBy),
            },
            {
              head: t('failedStep'),
              width: 220,
              phone: 'line',
              cell: (row) => {
                const failed = row.steps.find(({ state }) => state === 'failed')
                if (!failed) return ''
                return failed.reason
                  ? t(`reason_${failed.reason}`)
                  : t('failedAt', { step: t(`step_${failed.step}`) })
              },
            },
            { head: t('result'), width: 112, phone: 'end', cell: (row) => <Result drill={row} /> },
          ],
        }}
        failed={t('loadFailed')}
        skeleton={[144, '1fr', 120, 160, 90]}
        empty={{ icon: 'siren', title: t('empty'), text: t('emptyText') }}
        detail={(drillId) =>
          opened && (
            <DetailPanel
              key={drillId}
              label={opened.place}
              over={speakTime(opened.startedAt)}
              title={opened.place}
              {...list.ways}
              foot={
                <Button onClick={() => void goTo({ href: drillPath(drillId) })}>{t('certificate')}</Button>
              }
            >
              <DrillFacts drill={opened} />
            </DetailPanel>
          )
        }
      />
      {dialog === 'start' && <StartDialog onOpen={list.openRow} onClose={() => setDialog(undefined)} />}
      {dialog === 'plan' && plan && <PlanDialog plan={plan} onClose={() => setDialog(undefined)} />}
    </>
  )
}
