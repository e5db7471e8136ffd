import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Publishing } from '../contract.ts'
import { secondsTime } from './seconds-time.ts'
import { UpdateDialog } from './UpdateDialog.tsx'
import { noticesApi } from './use-notices.ts'

interface RunningHeadProps {
  notice: Publishing
  mayPublish: boolean
  refresh: () => Promise<unknown>
}

/** That something takes screens over, since when and until when; it stands longer, says something else, or ends. */
export function RunningHead({ notice, mayPublish, refresh }: RunningHeadProps) {
  const t = useTexts('emergencyPage')
  const { title, publishedAt, publishedBy, expiresAt } = notice
  return (
    <>
      <span className="en-on">{t('on')}</span>
      <p className="lb-quiet">
        {t('onSince', {
          title,
          at: secondsTime(publishedAt),
          who: publishedBy,
          until: speakTime(expiresAt),
        })}
      </p>
      {mayPublish && <Acts notice={notice} refresh={refresh} />}
    </>
  )
}

function Acts({ notice, refresh }: Omit<RunningHeadProps, 'mayPublish'>) {
  const t = useTexts('emergencyPage')
  const act = useAsked(refresh)
  const [isUpdating, setUpdating] = useState(false)
  const { noticeId, rowVersion, title, expiresAt } = notice
  const later = new Date(expiresAt.getTime() + 30 * 60_000)
  const extend = () =>
    void act.submit({
      work: (retry) => noticesApi.setExpiry({ noticeId, rowVersion, expiresAt: later }, retry),
      done: t('extended', { at: speakTime(later) }),
    })
  const end = () =>
    void act.submit({
      ask: { title: t('endTitle', { title }), text: t('endText'), ok: t('end'), enter: false },
      work: (retry) => noticesApi.setExpiry({ noticeId, rowVersion, expiresAt: null }, retry),
      done: t('ended', { title }),
    })
  useHotKey('Alt+2', 'emergencyPage:extend', extend)
  useHotKey('Alt+3', 'emergencyPage:update', () => setUpdating(true))
  useHotKey('Alt+4', 'emergencyPage:end', end)
  return (
    <span className="lb-end lb-line lb-wrap lb-gap-12">
      <Button onClick={extend}>
        {t('extend')} <Key keys="Alt 2" />
      </Button>
      <Button onClick={() => setUpdating(true)}>
        {t('update')} <Key keys="Alt 3" />
      </Button>
      <Button onClick={end}>
        {t('end')} <Key keys="Alt 4" />
      </Button>
      {isUpdating && <UpdateDialog notice={notice} refresh={refresh} onClose={() => setUpdating(false)} />}
    </span>
  )
}
