import { useAsked } from '#platform/web/form/use-asked.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type Column, DataTable } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark, type MarkKind } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Publishing, Target, TargetState } from '../contract.ts'
import { secondsTime } from './seconds-time.ts'
import { noticesApi } from './use-notices.ts'

const marks: Record<TargetState, MarkKind> = {
  shown: 'done',
  preparing: 'waiting',
  stuck: 'reminded',
  offline: 'reminded',
  other: 'reminded',
  replaced: 'plain',
  removed: 'plain',
}
/** To these somebody has to walk. */
const unseen: readonly TargetState[] = ['offline', 'stuck', 'other']

interface ReceiptsPanelProps {
  notice: Publishing
  mayPublish: boolean
  refresh: () => Promise<unknown>
}

/** What takes screens over, and what each of them says: shown at 14:05:03, with the hash of what it shows. */
export function ReceiptsPanel({ notice, mayPublish, refresh }: ReceiptsPanelProps) {
  const t = useTexts('emergencyPage')
  const act = useAsked(refresh)
  const { noticeId, rowVersion, title, targets, expiresAt } = notice
  const count = (...states: TargetState[]) => targets.filter(({ state }) => states.includes(state)).length
  const toWalk = targets.filter(({ state }) => unseen.includes(state))
  const later = new Date(expiresAt.getTime() + 30 * 60_000)
  const columns: Column<Target>[] = [
    { head: t('screen'), phone: 'first', cell: ({ name }) => <b>{name}</b> },
    {
      head: t('shownAt'),
      width: 190,
      phone: 'under',
      cell: ({ state, shownAt, seenAt }) => {
        if (shownAt && state !== 'offline') return <b>{secondsTime(shownAt)}</b>
        if (state !== 'offline') return null
        return seenAt ? t('offSince', { at: speakTime(seenAt) }) : t('neverSeen')
      },
    },
    {
      head: t('hash'),
      width: 90,
      phone: 'underEnd',
      whole: ({ shownHash }) => shownHash,
      cell: ({ shownHash }) => shownHash.slice(0, 4),
    },
    {
      head: t('state'),
      width: 150,
      phone: 'end',
      cell: ({ state }) => <Mark kind={marks[state]}>{t(`state_${state}`)}</Mark>,
    },
  ]
  return (
    <Panel title={title} summary={t('receiptsLead')} extra={<span className="en-on">{t('on')}</span>}>
      <div className="lb-inner-10 lb-line lb-wrap lb-gap-12">
        <p className="lb-grow lb-quiet">
          {t('onSince', {
            title,
            at: secondsTime(notice.publishedAt),
            who: notice.publishedBy,
            until: speakTime(expiresAt),
          })}
        </p>
        {mayPublish && (
          <>
            <Button
              onClick={() =>
                void act.submit({
                  work: (retry) => noticesApi.setExpiry({ noticeId, rowVersion, expiresAt: later }, retry),
                  done: t('extended', { at: speakTime(later) }),
                })
              }
            >
              {t('extend')}
            </Button>
            <Button
              onClick={() =>
                void act.submit({
                  ask: { title: t('endTitle', { title }), text: t('endText'), ok: t('end') },
                  work: (retry) => noticesApi.setExpiry({ noticeId, rowVersion, expiresAt: null }, retry),
                  done: t('ended', { title }),
                })
              }
            >
              {t('end')}
            </Button>
          </>
        )}
      </div>
      <div className="en-counts">
        <p>
          {t('shown')} <b>{count('shown')}</b>
        </p>
        <p>
          {t('preparing')} <b>{count('preparing')}</b>
        </p>
        <p data-wait={toWalk.length > 0 || undefined}>
          {t('toWalk')} <b>{toWalk.length}</b>
        </p>
      </div>
      {toWalk.length > 0 && (
        <div className="lb-inner-10">
          <Note tone="wait">
            {t('walk', { count: toWalk.length, names: inRow(toWalk.map(({ name }) => name)) })}
          </Note>
        </div>
      )}
      <DataTable
        rows={targets}
        idOf={({ displayDeviceId }) => displayDeviceId}
        columns={columns}
        rowClass={({ state }) => (unseen.includes(state) ? 'lb-row-w3' : undefined)}
      />
    </Panel>
  )
}
