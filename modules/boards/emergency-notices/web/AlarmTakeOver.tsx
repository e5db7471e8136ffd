import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { emergencyPath } from '#modules/boards/paths.ts'
import type { AlarmOfAct } from '#platform/web/frame/alarm-contributions.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { noticesApi } from './use-notices.ts'

/** The way from an alarm to the page that takes screens over, which says when they are already; nothing for who may not. */
export function AlarmTakeOver({ onDone }: AlarmOfAct) {
  const t = useTexts('emergencyPage')
  const goTo = useNavigate()
  const mayPublish = useAllowed()([{ can: 'emergencyNotices.publish', service: [21] }]).length > 0
  const queries = useQueryClient()
  const queryKey = ['emergencyNotices', 'publishing']
  useChanges(['emergencyNotices.'], () => void queries.invalidateQueries({ queryKey }))
  const { data: running = [] } = useQuery({
    queryKey,
    queryFn: async () => (await noticesApi.listPublishing({})).data,
    enabled: mayPublish,
  })
  if (!mayPublish) return null
  // The newest has the screens; by itself one is published because of the alarm.
  const [on] = running
  const words = on && t(on.isAutomatic ? 'ofAlarmByItself' : 'ofAlarmOn', { title: on.title })
  const go = () => {
    onDone?.()
    void goTo({ href: emergencyPath })
  }
  return (
    <Button size={onDone ? 'large' : 'middle'} icon={<Icon name="siren" />} onClick={go}>
      {words ?? t('ofAlarm')}
    </Button>
  )
}
