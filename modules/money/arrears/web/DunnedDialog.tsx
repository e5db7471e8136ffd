import { useSubmit } from '#platform/web/form/use-submit.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { arrears } from '../contract.ts'
import type { DemandChannel } from '../steps.ts'
import type { Dunned } from './DunDialog.tsx'
import { SkippedHomes } from './SkippedHomes.tsx'

interface DunnedDialogProps {
  dunned: Dunned & { channel: DemandChannel }
  onClose: () => void
}

/** What was done: how many were dunned, who was left out, and their letters as one PDF. */
export function DunnedDialog({ dunned, onClose }: DunnedDialogProps) {
  const t = useTexts('arrearsPage')
  const { demands, left, channel } = dunned
  const demandIds = demands.map(({ demandId }) => demandId)
  // An address holds no more of them: the letters of more come in several files.
  const act = useSubmit(async () => {
    for (let from = 0; from < demandIds.length; from += 100)
      await saveFile(addressOf(arrears.calls.printLetters, { demandIds: demandIds.slice(from, from + 100) }))
  })
  return (
    <ActDialog
      size="small"
      title={t('dunned', { count: demands.length })}
      confirm={t('printLetters', { count: demands.length })}
      cancel={t('finished')}
      act={act}
      onClose={onClose}
    >
      <p>{t(channel === 'message' ? 'dunnedMessage' : 'dunnedLetter')}</p>
      <SkippedHomes skipped={left} />
    </ActDialog>
  )
}
