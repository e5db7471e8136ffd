import './undo-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { refuse, type Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox, toast } from '#platform/web/look/alerts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { packages } from '../contract.ts'
import { undoOverlay, type UndoItem } from './undo-store.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const api = client(packages)

/** Takes a hand-over of the last 24 hours back, with a reason: its packages wait again. */
export function UndoDialog({ items }: { items: readonly UndoItem[] }) {
  const t = useTexts('undoHandOver')
  const queries = useQueryClient()
  const labels = [...new Set(items.map((item) => item.label))]
  const numbers = inRow(items.map((item) => item.serialNumber))

  /** One after the other; what was taken back before a failure is not tried again. */
  async function undo(reason: string, retry: Retry) {
    const done: string[] = []
    try {
      for (const { packageId, serialNumber: before } of items)
        done.push(
          await retry.once(packageId, async () => {
            const { data } = await api.undoHandOver({ packageId, reason }, retry)
            return data.isNewSerialNumber ? t('newNumber', { before, after: data.serialNumber }) : ''
          }),
        )
    } catch (error) {
      if (done.length === 0) throw error
      // Some are back already: the sentence says which of them is not.
      return refuse(t('partly', { done: done.length, sentence: sentenceOf(error) }))
    } finally {
      void queries.invalidateQueries({ queryKey: ['packages'] })
    }
    undoOverlay.close()
    toast(t('done', { count: items.length }))
    const fresh = done.filter(Boolean)
    if (fresh.length > 0) await alertBox(fresh.join('\n'), { title: t('newNumbers') })
  }

  return (
    <ReasonDialog
      title={t('title', { count: items.length })}
      text={
        <>
          {labels.map((label) => (
            <HouseholdName key={label} label={label} />
          ))}
          <p>{t('text', { numbers })}</p>
        </>
      }
      label={t('reason')}
      reasons={[t('reason1'), t('reason2'), t('reason3')]}
      required={t('reasonMissing')}
      confirm={t('confirm', { count: items.length })}
      onConfirm={undo}
      onClose={undoOverlay.close}
    />
  )
}
