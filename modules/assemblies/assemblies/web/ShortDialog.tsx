import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { Verdict } from '#modules/assemblies/tally/contract.ts'
import { useMissingText } from './over-text.ts'
import { useFresh } from './queries.ts'

interface ShortDialogProps {
  what: 'start' | 'voting'
  /** The motion whose quorum is missed. */
  number: number
  verdict: Verdict
  onConfirm: (reason: string, retry: Retry) => Promise<unknown>
  onClose: () => void
}

/** Too few are there: says how many are missing, and goes on only with a reason, which the minutes print (Art. 31). */
export function ShortDialog({ what, number, verdict, onConfirm, onClose }: ShortDialogProps) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const missing = useMissingText()(verdict)
  const isStart = what === 'start'
  return (
    <ReasonDialog
      title={t(isStart ? 'shortStart' : 'shortVoting')}
      text={t(isStart ? 'shortStartText' : 'shortVotingText', { number, missing })}
      label={t('reason')}
      reasons={
        isStart
          ? [t('shortReason_wait'), t('shortReason_talk'), t('shortReason_record')]
          : [t('shortReason_record')]
      }
      required={t('needed')}
      confirm={t(isStart ? 'start' : 'startVoting')}
      onConfirm={async (reason, retry) => {
        await onConfirm(reason, retry)
        toast(t(isStart ? 'started' : 'votingStarted'))
        void again()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
