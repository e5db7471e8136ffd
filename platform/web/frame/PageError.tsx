import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { isMissingCode } from './missing-code.ts'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'

/** A page that broke, or whose files did not come: it is loaded anew; drafts are still there. */
export function PageError({ error }: { error: unknown }) {
  const t = useTexts('frame')
  const isOurs = error instanceof Error && ['Problem', 'LostConnection'].includes(error.name)
  return (
    <div className="lb-whole">
      <ErrorState
        title={t('pageFailed')}
        text={isOurs ? sentenceOf(error) : t(isMissingCode(error) ? 'codeMissing' : 'pageFailedText')}
        retry={() => location.reload()}
      />
    </div>
  )
}
