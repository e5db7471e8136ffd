import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Note } from '#platform/web/look/Note.tsx'

/** What a household has could not be asked for: nothing is merged or split by guess. */
export function NotLoaded({ retry }: { retry: () => void }) {
  const t = useTexts('householdMergers')
  return (
    <Note tone="wait">
      {t('loadFailed')}{' '}
      <Button size="small" onClick={retry}>
        {t('again')}
      </Button>
    </Note>
  )
}
