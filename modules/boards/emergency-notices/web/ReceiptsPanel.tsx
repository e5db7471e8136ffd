import { useState } from 'react'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { type Column, DataTable } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Publishing, Target, TargetState } from '../contract.ts'
import { FoundDialog } from './FoundDialog.tsx'
import { secondsTime } from './seconds-time.ts'
import { useReceiptColumns } from './use-receipt-columns.tsx'
import { WalkDialog } from './WalkDialog.tsx'

/** To these somebody has to walk. */
const unseen: readonly TargetState[] = ['offline', 'stuck', 'other']

interface ReceiptsPanelProps {
  notice: Publishing
  mayPublish: boolean
  refresh: () => Promise<unknown>
}

/** What takes screens over, and what each of them says: shown at 14:05:03, with the hash of what it shows; and who walks to the others. */
export function ReceiptsPanel({ notice, mayPublish, refresh }: ReceiptsPanelProps) {
  const t = useTexts('emergencyPage')
  const [isWalking, setWalking] = useState(false)
  const [found, setFound] = useState<Target>()
  const { noticeId, targets } = notice
  const count = (...states: TargetState[]) => targets.filter(({ state }) => states.includes(state)).length
  const toWalk = targets.filter(({ state }) => unseen.includes(state))
  const unsent = toWalk.filter(({ walker, foundAt }) => !walker && !foundAt)
  const canSend = mayPublish && toWalk.length > 0
  useHotKey('Alt+1', 'emergencyPage:walkSend', () => setWalking(true), { enabled: canSend })
  const walked: Column<Target> = {
    head: t('walked'),
    isActs: true,
    width: [230, 220],
    whole: ({ foundNote }) => foundNote,
    phone: 'line',
    cell: (target) => <Walked target={target} onFound={mayPublish ? setFound : undefined} />,
  }
  const columns = useReceiptColumns()
  return (
    <Panel title={t('receipts')} summary={t('receiptsLead')}>
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
      <DataTable
        rows={targets}
        idOf={({ displayDeviceId }) => displayDeviceId}
        columns={targets.some(({ walker }) => walker) ? [...columns, walked] : columns}
        rowClass={({ state }) => (unseen.includes(state) ? 'lb-row-w3' : undefined)}
      />
      {toWalk.length > 0 && (
        <div className="en-foot">
          <p className="lb-14 lb-quiet lb-grow">
            {unsent.length
              ? t('walk', { count: unsent.length, names: inRow(unsent.map(({ name }) => name)) })
              : t('walkAll', { count: toWalk.length })}
          </p>
          {canSend && (
            <Button type={unsent.length ? 'primary' : 'default'} onClick={() => setWalking(true)}>
              {t('walkSend')} <Key keys="Alt 1" />
            </Button>
          )}
        </div>
      )}
      {isWalking && canSend && (
        <WalkDialog
          noticeId={noticeId}
          toWalk={toWalk}
          walkers={targets.map(({ walker }) => walker)}
          refresh={refresh}
          onClose={() => setWalking(false)}
        />
      )}
      {found && (
        <FoundDialog
          noticeId={noticeId}
          target={found}
          refresh={refresh}
          onClose={() => setFound(undefined)}
        />
      )}
    </Panel>
  )
}

/** Who walks to a screen, and what was done there. */
function Walked({ target, onFound }: { target: Target; onFound: ((target: Target) => void) | undefined }) {
  const t = useTexts('emergencyPage')
  const { walker, sentAt, foundAt, foundNote, name } = target
  if (!walker || !sentAt) return null
  if (foundAt)
    return (
      <span className="lb-14">
        {t('wasThere', { who: walker, at: secondsTime(foundAt) })}
        {foundNote && `　${foundNote}`}
      </span>
    )
  return (
    <span className="lb-line lb-wrap lb-gap-8">
      <span className="lb-14">{t('goes', { who: walker, at: secondsTime(sentAt) })}</span>
      {onFound && (
        <Button size="small" aria-label={t('foundTitle', { name })} onClick={() => onFound(target)}>
          {t('found')}
        </Button>
      )}
    </span>
  )
}
