import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { QueueEntry } from './entry.ts'
import { giveUp, stateNow } from './queue.ts'

export interface QueueRowProps {
  entry: QueueEntry
  isSending: boolean
  onAmend: () => void
}

const stateTexts = { waiting: 'stateWaiting', refused: 'stateRefused', expired: 'stateExpired' } as const

/** One entry: what it is, since when, what became of it, and 修改 or 放棄. */
export function QueueRow({ entry, isSending, onAmend }: QueueRowProps) {
  const t = useTexts('queuePanel')
  const { about, madeAt, refusal, files } = entry
  const state = stateNow(entry)
  const at = new Date(madeAt)

  async function drop() {
    const maybe = state === 'refused' ? '' : t('dropMaybe')
    const sure = await confirmBox({
      title: t('dropTitle'),
      text: `${t('dropText', { about })}${maybe}`,
      ok: t('dropGo'),
      cancel: t('dropStay'),
      enter: false,
    })
    if (sure) await giveUp(entry.id)
  }

  return (
    <li className={`lb-queue-row lb-queue-${state}`}>
      <span className="lb-queue-state">
        <Icon name={state === 'waiting' ? 'clock' : 'warn'} size={16} />
        {t(isSending ? 'stateSending' : stateTexts[state])}
      </span>
      <span className="lb-queue-about">
        <b>{about}</b>
        <span className="lb-14 lb-quiet" title={writeTime(at)}>
          {t('madeAt', { time: speakTime(at) })}
          {files.length > 0 && `　${t('withFiles', { count: files.length })}`}
        </span>
        {state !== 'waiting' && (
          <span className="lb-queue-why">{refusal ? refusal.sentence : t('expired')}</span>
        )}
      </span>
      <span className="lb-queue-acts">
        {state !== 'waiting' && (
          <Button onClick={onAmend} aria-label={t('amendOf', { about })}>
            {t('amend')}
          </Button>
        )}
        <Button onClick={() => void drop()} disabled={isSending} aria-label={t('dropOf', { about })}>
          {t('drop')}
        </Button>
      </span>
    </li>
  )
}
