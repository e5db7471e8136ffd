import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type Column, DataTable } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { type Asked, Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { EmergencyNotice } from '../contract.ts'
import { PastDialog } from './PastDialog.tsx'
import { noticesApi } from './use-notices.ts'

interface PastPanelProps {
  of: Asked<EmergencyNotice[]>
  mayPublish: boolean
  refresh: () => Promise<unknown>
}

/** What was published before (R223); each can be deleted (R224). */
export function PastPanel({ of, mayPublish, refresh }: PastPanelProps) {
  const t = useTexts('emergencyPage')
  const act = useAsked(refresh)
  const [looked, setLooked] = useState<EmergencyNotice>()
  const askDelete = ({ noticeId, title }: EmergencyNotice) =>
    act.submit({
      ask: { title: t('deleteTitle', { title }), text: t('deleteText'), ok: t('delete') },
      work: (retry) => noticesApi.deleteNotice({ noticeId }, retry),
      done: t('deleted', { title }),
    })
  const columns: Column<EmergencyNotice>[] = [
    { head: t('name'), phone: 'first', cell: ({ title }) => <b>{title}</b> },
    { head: t('publishedAt'), width: 130, phone: 'under', cell: ({ publishedAt }) => speakTime(publishedAt) },
    {
      head: t('endedAt'),
      width: 130,
      phone: 'underEnd',
      cell: ({ status, endedAt, expiresAt }) =>
        status === 'ended' ? speakTime(endedAt ?? expiresAt) : t('on'),
    },
    {
      head: t('by'),
      width: [110, undefined],
      drops: 'narrow',
      phone: 'none',
      cell: ({ publishedBy }) => publishedBy,
    },
    {
      head: t('receiptsHead'),
      width: [150, 130],
      phone: 'end',
      cell: (notice) => (
        <button type="button" className="lb-link" onClick={() => setLooked(notice)}>
          <ShownOf notice={notice} />
        </button>
      ),
    },
  ]
  const acts: Column<EmergencyNotice> = {
    head: t('acts'),
    isActs: true,
    width: 80,
    phone: 'line',
    cell: (notice) => (
      <Button
        size="small"
        type="text"
        aria-label={t('deleteTitle', { title: notice.title })}
        onClick={() => void askDelete(notice)}
      >
        {t('delete')}
      </Button>
    ),
  }
  return (
    <Panel title={t('past')}>
      <Loaded
        of={of}
        failed={t('failed')}
        skeleton={['1fr', 130, 130]}
        empty={<EmptyState icon="siren" title={t('pastNone')} />}
      >
        {(rows) => (
          <DataTable
            rows={rows}
            idOf={({ noticeId }) => noticeId}
            columns={mayPublish ? [...columns, acts] : columns}
          />
        )}
      </Loaded>
      {looked && <PastDialog notice={looked} onClose={() => setLooked(undefined)} />}
    </Panel>
  )
}

/** On how many screens it stands or stood; a mark warns where it was not on all of them. */
function ShownOf({ notice: { status, shown, targets } }: { notice: EmergencyNotice }) {
  const t = useTexts('emergencyPage')
  const said = t(status === 'ended' ? 'wasShownShort' : 'shownShort', { shown, targets })
  return shown < targets ? <Mark kind="reminded">{said}</Mark> : said
}
