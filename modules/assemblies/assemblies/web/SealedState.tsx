import { useQuery } from '@tanstack/react-query'
import { addressOf, client } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { assemblySealed } from '../sealed-contract.ts'
import type { Topic } from '../shapes.ts'

const api = client(assemblySealed)

/** An encrypted vote after it was closed: who has to open it, or who did, with the archive that checks it. */
export function SealedState({ topic }: { topic: Topic }) {
  const t = useTexts('assemblyPage')
  const mayChair = useAllowed()([{ can: 'assemblies.chair' }]).length > 0
  const { sealed, topicId } = topic
  const receipts = useQuery({
    queryKey: ['assemblies', 'receipts', topicId],
    queryFn: async () => (await api.receipts({ topicId })).data,
  })
  if (!sealed) return null
  const count = receipts.data?.receipts.length
  if (!sealed.isOpened)
    return (
      <Note tone="wait">
        <b>{t('waitsForTrustees', { done: sealed.openedBy.length, needed: sealed.needed })}</b>{' '}
        {t('waitsForTrusteesText')}
      </Note>
    )
  if (!count) return null
  return (
    <div className="lb-line lb-wrap lb-gap-12 lb-above-12">
      <span className="lb-14 lb-quiet">
        {t('openedBy', { names: sealed.openedBy.join('、') })} {t('receiptCount', { count })}
      </span>
      {mayChair && (
        <Button
          size="small"
          onClick={() => void saveFile(addressOf(assemblySealed.calls.archive, { topicId })).catch(inBox)}
        >
          {t('archive')}
        </Button>
      )}
    </div>
  )
}
