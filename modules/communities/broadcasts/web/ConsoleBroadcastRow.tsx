import { useState } from 'react'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark, type MarkKind } from '#platform/web/look/Mark.tsx'
import { type Broadcast, orderedKinds } from '../draft-contract.ts'
import { consoleApi } from './console-api.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

const marks: Record<Broadcast['state'], MarkKind> = {
  draft: 'plain',
  coming: 'reminded',
  shown: 'done',
  past: 'waiting',
  withdrawn: 'waiting',
}

interface RowProps {
  one: Broadcast
  edit: () => void
  changed: () => void
}

/** One of them: its state, when and for whom, and what comes next. */
export function ConsoleBroadcastRow({ one, edit, changed }: RowProps) {
  const t = useTexts('broadcastConsole')
  const [asking, setAsking] = useState(false)
  const { broadcastId, rowVersion, title, state, communityIds } = one
  const done = () => {
    setAsking(false)
    changed()
  }
  const { busy, submit: publish } = useSubmit(
    async (retry) => {
      await consoleApi.publishBroadcast({ broadcastId, rowVersion }, retry).finally(changed)
      toast(t('published', { title }))
    },
    { onFailure: inBox },
  )
  const isOver = state === 'withdrawn'
  return (
    <li className="cb-row">
      <Mark kind={marks[state]}>{t(state)}</Mark>
      <div>
        <b>{title}</b>
        <p className="lb-14 lb-quiet">
          {t('period', {
            from: one.startsOn ?? t('fromNow'),
            to: one.endsOn ?? t('noEnd'),
            whom: communityIds ? t('forSome', { count: communityIds.length }) : t('forAll'),
          })}
          {orderedKinds.has(one.kind) && t('positionIs', { position: one.position })}
        </p>
      </div>
      {!isOver && (
        <div className="lb-line lb-gap-8 lb-wrap">
          {state === 'draft' && (
            <Button size="small" type="primary" loading={busy} onClick={() => void publish()}>
              {t('publish')}
            </Button>
          )}
          <Button size="small" onClick={edit}>
            {t('edit')}
          </Button>
          <Button size="small" onClick={() => setAsking(true)}>
            {t('withdraw')}
          </Button>
        </div>
      )}
      {asking && <WithdrawDialog one={one} onClose={done} />}
    </li>
  )
}
