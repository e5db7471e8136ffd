import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Publishing } from '../contract.ts'
import { AtAlarmNote } from './AtAlarmNote.tsx'
import { TakeOver } from './TakeOver.tsx'

interface SaidPanelProps {
  notice: Publishing
  /** At the end of its head. */
  extra?: ReactNode
}

/** What a running take-over says, on which screens, until when; as it looks there. */
export function SaidPanel({ notice, extra }: SaidPanelProps) {
  const t = useTexts('emergencyPage')
  const now = useMinute()
  const { templateId, title, content, expiresAt, targets } = notice
  const groups = new Map<string, number>()
  for (const { groupName, name } of targets)
    groups.set(groupName || name, (groups.get(groupName || name) ?? 0) + 1)
  const offline = targets.filter(({ state }) => state === 'offline').length
  return (
    <Panel title={t('saidTitle')} summary={t('saidLead')} extra={extra} pad="plain">
      <div className="lb-stack lb-gap-16">
        <div className="en-words">
          <Facts
            rows={[
              [t('template'), t(`template_${templateId}`)],
              [t('name'), title],
              [
                t('content'),
                <span key="content" className="en-said">
                  {content}
                </span>,
              ],
              [
                t('endsAtLabel'),
                t('endsIn', {
                  at: speakTime(expiresAt),
                  minutes: Math.max(1, Math.round((expiresAt.getTime() - now) / 60_000)),
                }),
              ],
              [t('targets'), t('targetsCount', { count: targets.length, offline })],
            ]}
          />
          <div>
            <p className="lb-14 lb-quiet lb-below-8">{t('picture')}</p>
            <div className="en-picture" aria-hidden>
              <TakeOver notice={notice} now={new Date(now)} />
            </div>
          </div>
        </div>
        <ul className="lb-line lb-wrap lb-gap-8" aria-label={t('targets')}>
          {[...groups].map(([group, count]) => (
            <li key={group} className="en-group">
              {t('groupAll', { group, count })}
            </li>
          ))}
        </ul>
        <AtAlarmNote />
      </div>
    </Panel>
  )
}
