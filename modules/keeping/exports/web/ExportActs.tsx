import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Export } from '../contract.ts'
import { exportsApi, isUnderWay } from './follow.ts'
import { saveExport } from './save-export.ts'

/** What can be done with an export: stop it, or save its file. */
export function ExportActs({ one }: { one: Export }) {
  const t = useTexts('exportDialog')
  const { busy, submit } = useSubmit((_, act: () => Promise<unknown>) => act(), {
    onFailure: (error) => toast(sentenceOf(error), { isTrouble: true }),
  })
  const run = (act: () => Promise<unknown>) => void submit(act)
  const { exportId } = one
  if (isUnderWay(one))
    return (
      <Button loading={busy} onClick={() => run(() => exportsApi.cancel({ exportId }, { isSaid: true }))}>
        {t('stop')}
      </Button>
    )
  if (one.state === 'failed')
    return (
      <span className="lb-quiet ex-failure" title={one.failure}>
        {one.failure}
      </span>
    )
  if (one.state !== 'completed') return null
  if (one.isExpired) return <span className="lb-faint">{t('expired')}</span>
  return (
    <span className="ex-acts lb-line">
      <Button loading={busy} onClick={() => run(() => saveExport(exportId))}>
        {t('download')}
      </Button>
      {one.expiresAt && (
        <span className="lb-14 lb-quiet">{t('expires', { when: speakTime(one.expiresAt) })}</span>
      )}
    </span>
  )
}
