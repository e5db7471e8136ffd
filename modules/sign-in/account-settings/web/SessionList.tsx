import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox, confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { sessionsQuery, settingsApi } from './api.ts'

/** Where the account is signed in, with the way to sign the others out. */
export function SessionList() {
  const t = useTexts('settingPage')
  const sessions = useQuery(sessionsQuery)
  const queries = useQueryClient()
  const others = sessions.data?.filter((row) => !row.isThis).length ?? 0

  async function end(act: () => Promise<number>) {
    try {
      toast(t('ended', { count: await act() }))
    } catch (error) {
      await alertBox(sentenceOf(error))
    }
    await queries.invalidateQueries(sessionsQuery)
  }
  async function endOthers() {
    const title = t('endOthersTitle', { count: others })
    if (!(await confirmBox({ title, text: t('endOthersText'), ok: t('endOthers') }))) return
    await end(async () => (await settingsApi.endOtherSessions({}, { isSaid: true })).data.endedSessions)
  }
  const endOne = (sessionId: string) =>
    end(async () => {
      await settingsApi.endSession({ sessionId }, { isSaid: true })
      return 1
    })

  return (
    <Panel
      title={t('sessions')}
      summary={t('sessionsText')}
      extra={others > 0 && <Button onClick={() => void endOthers()}>{t('endOthers')}</Button>}
    >
      <Loaded of={sessions} failed={t('loadFailed')} skeleton={[160, 240]} rows={3}>
        {(list) => (
          <ul className="as-sessions lb-divided">
            {list.map((item) => (
              <li key={item.sessionId}>
                <span className="lb-grow">
                  <b>{item.device}</b> {item.isThis && <Mark kind="note">{t('thisOne')}</Mark>}
                  <span className="lb-14 lb-quiet">
                    {t('started', {
                      community: item.communityName,
                      when: speakTime(item.startedAt),
                      way: t(`way_${item.way}`),
                      address: item.address,
                    })}
                  </span>
                  <span className="lb-14 lb-quiet">{t('seen', { when: speakTime(item.seenAt) })}</span>
                </span>
                {!item.isThis && (
                  <Button size="small" onClick={() => void endOne(item.sessionId)}>
                    {t('endOne')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
