import './audience-texts.ts'
import './audience.css'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Receipt } from '../contract.ts'
import { HouseMatrix } from './HouseMatrix.tsx'
import { notificationsApi, useReceipts } from './use-notifications.ts'

interface ReceiptsProps {
  notificationId: string
  /** Prints it for some households, where that can be done. */
  onPrint?: (labels: readonly string[]) => void
}

interface Loadeds extends ReceiptsProps {
  receipts: readonly Receipt[]
  again: () => unknown
}

/** Who read a notification or news, door by door, and what to do about the others (R459). */
export function Receipts(props: ReceiptsProps) {
  const t = useTexts('audience')
  const asked = useReceipts(props.notificationId)
  return (
    <Loaded of={asked} failed={t('failed')} skeleton={['1fr', 300]} rows={8}>
      {({ receipts }) =>
        receipts.length ? (
          <ReceiptPanels {...props} receipts={receipts} again={asked.refetch} />
        ) : (
          <EmptyState icon="mega" title={t('notSent')} text={t('notSentText')} />
        )
      }
    </Loaded>
  )
}

function ReceiptPanels({ notificationId, receipts, again, onPrint }: Loadeds) {
  const t = useTexts('audience')
  const maySend = useAllowed()([{ can: 'notifications.send' }]).length > 0
  const [chosen, setChosen] = useState<string>()
  const act = useAsked(again)
  const unread = receipts.filter((one) => !one.readAt)
  const read = receipts.length - unread.length
  const home = receipts.find((one) => one.householdId === chosen)
  const listed = home?.readAt ? [home, ...unread] : unread

  const remind = () =>
    void act.submit({
      ask: {
        title: t('askAgain', { count: unread.length }),
        text: t('askAgainText'),
        ok: t('again', { count: unread.length }),
      },
      work: (retry) => notificationsApi.remindUnread({ notificationId }, retry),
      done: t('toldAgain', { count: unread.length }),
    })
  const know = ({ householdId, label }: Receipt) =>
    void act.submit({
      work: (retry) => notificationsApi.markRead({ notificationId, householdId }, retry),
      done: t('known', { label }),
    })
  const print = () => onPrint?.(unread.map((one) => one.label))
  useHotKey('Alt+1', 'platform:confirm', remind, { enabled: maySend && unread.length > 0 })

  function wordsOf({ readAt, readBy, reach, channels, times }: Receipt): string {
    if (readAt) return t(readBy ? 'readBy' : 'readAt', { when: speakTime(readAt), who: readBy })
    const ways = channels.map((channel) => t(`channel_${channel}`)).join('、')
    return `${t(`reach_${reach}`, { channels: ways })}${times > 1 ? `　${t('times', { count: times })}` : ''}`
  }

  return (
    <div className="au-receipts">
      <Panel
        title={t('read')}
        number={read}
        summary={t('readOf', {
          households: receipts.length,
          percent: Math.round((read / receipts.length) * 100),
        })}
        extra={<span className="lb-14 lb-quiet">{t('legend')}</span>}
      >
        <HouseMatrix receipts={receipts} chosen={chosen} onChoose={setChosen} />
      </Panel>
      <Panel title={t('unread')} number={unread.length}>
        {listed.length === 0 && <p className="lb-inner lb-quiet">{t('everybodyRead')}</p>}
        <ul className="au-unread" aria-label={t('unread')}>
          {listed.map((one) => (
            <li key={one.householdId} data-chosen={one.householdId === chosen ? '' : undefined}>
              <div>
                <HouseholdName label={one.label} names={one.names} />
                <div className="lb-14 lb-quiet">{wordsOf(one)}</div>
              </div>
              {maySend && !one.readAt && (
                <Button size="small" disabled={act.busy} onClick={() => know(one)}>
                  {t('knows')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {unread.length > 0 && (
          <div className="lb-line lb-wrap lb-gap-8 lb-inner">
            {maySend && (
              <Button type="primary" loading={act.busy} aria-keyshortcuts="Alt+1" onClick={remind}>
                {t('again', { count: unread.length })} <Key keys="Alt 1" />
              </Button>
            )}
            {onPrint && <Button onClick={print}>{t('print', { count: unread.length })}</Button>}
          </div>
        )}
      </Panel>
    </div>
  )
}
