import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Note } from '#platform/web/look/Note.tsx'

/** Says that choices of an open message did not come, and asks for them again. */
export function ListsFailed({ retry }: { retry: () => void }) {
  const t = useTexts('messagesPage')
  return (
    <Note
      tone="wait"
      act={
        <Button size="small" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {t('listsFailed')}
    </Note>
  )
}
