import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { boardSettings } from '#modules/boards/board-settings/contract.ts'
import { boardSettingPath } from '#modules/boards/paths.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'

const api = client(boardSettings)

/** Whether an alarm of level 4 takes all screens over by itself, and where that is decided. */
export function AtAlarmNote() {
  const t = useTexts('emergencyPage')
  const allowed = useAllowed()
  const maySee = allowed([{ can: 'boardSettings.view' }]).length > 0
  const mayChange = allowed([{ can: 'boardSettings.change' }]).length > 0
  const { data } = useQuery({
    queryKey: ['emergencyNotices', 'atAlarm'],
    queryFn: async () => (await api.show({})).data,
    enabled: maySee,
  })
  if (!data) return null
  return (
    <Note
      icon="siren"
      act={
        mayChange && (
          <Link className="lb-link" to={boardSettingPath}>
            {t('atAlarmSet')}
          </Link>
        )
      }
    >
      {t(data.takesOver ? 'atAlarmOn' : 'atAlarmOff')} {t('inHouse')}
    </Note>
  )
}
