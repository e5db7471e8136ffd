import { showMoney } from '#platform/contract/show-money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { DoneLine } from '../desk-shapes.ts'
import { deskApi } from './desk-query.ts'

/** What was done today, the newest first, and the way to take the last of it back. */
export function DoneList({ done, mayUndo }: { done: readonly DoneLine[]; mayUndo: boolean }) {
  const t = useTexts('unmatchedPage')
  const queries = useQueryClient()
  const [undoing, setUndoing] = useState<DoneLine>()
  const last = done.find(({ isUndoable }) => isUndoable)
  useHotKey('Alt+U', 'unmatchedPage:undoLast', () => setUndoing(last), {
    enabled: mayUndo && last !== undefined,
  })
  return (
    <>
      <div className="lb-panel-head bf-done-head">
        <h2>{t('doneToday')}</h2>
        <span className="lb-panel-number">{done.length}</span>
        {mayUndo && last && (
          <Button
            type="text"
            size="small"
            className="lb-end"
            icon={<Icon name="undo" />}
            onClick={() => setUndoing(last)}
          >
            {t('undoLast')} <Key keys="Alt U" />
          </Button>
        )}
      </div>
      {done.length === 0 && <p className="lb-14 lb-quiet bf-done-none">{t('noneDone')}</p>}
      <ol className="bf-done">
        {done.map((line) => (
          <li key={`${line.lineId}${line.at.getTime()}${line.kind}`}>
            <span className="bf-what">
              <b>{line.label || t(line.kind === 'other' ? 'ofCommunity' : 'unknownAccountShort')}</b>
              <span className="lb-14 lb-quiet">
                {textOf(`unmatchedPage:act_${line.kind}`, { target: line.target })}
              </span>
            </span>
            <span className="bf-right">
              <span>{showMoney(line.amount)}</span>
              <span className="lb-14 lb-quiet">{speakTime(line.at)}</span>
            </span>
          </li>
        ))}
      </ol>
      {undoing && (
        <ReasonDialog
          title={t('undoLast')}
          text={t('undoText', {
            label: undoing.label,
            target: undoing.target,
            amount: showMoney(undoing.amount),
          })}
          label={t('undoReason')}
          reasons={t('undoReasons').split('、')}
          required={t('undoMissing')}
          confirm={t('undo')}
          onConfirm={async (reason, retry) => {
            await deskApi.undo({ lineId: undoing.lineId, reason }, retry)
            toast(t('undone'))
            setUndoing(undefined)
            void queries.invalidateQueries({ queryKey: ['bankLines'] })
          }}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </>
  )
}
