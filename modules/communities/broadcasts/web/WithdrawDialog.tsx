import { saidField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import { type Broadcast, changedMeanwhile } from '../draft-contract.ts'
import { consoleApi } from './console-api.ts'
import { useDraftFields } from './use-draft-fields.ts'

const codes = [changedMeanwhile().code]

interface WithdrawDialogProps {
  one: Broadcast
  /** Done, or given up. */
  onClose: () => void
}

/** Takes a broadcast off every screen, with a reason. */
export function WithdrawDialog({ one: given, onClose }: WithdrawDialogProps) {
  const t = useTexts('broadcastConsole')
  const fields = useDraftFields()
  const { broadcastId } = given
  const { seen, colleagueEdits, attempt } = useMeanwhile<Broadcast, Broadcast>({
    given,
    codes,
    formOf: (item) => item,
    fields: [saidField<Broadcast>(t('state'), ({ state }) => t(state)), ...fields],
    newest: async () => (await consoleApi.showBroadcast({ broadcastId })).data,
  })
  return (
    <ReasonDialog
      title={t('withdrawTitle', { title: seen.title })}
      text={t('withdrawText')}
      label={t('reason')}
      reasons={t('reasons').split(/、|, /)}
      required={t('reasonMissing')}
      confirm={t('withdraw')}
      onConfirm={async (reason, retry) => {
        const { rowVersion } = seen
        await attempt(() => consoleApi.withdrawBroadcast({ broadcastId, rowVersion, reason }, retry))
        onClose()
      }}
      colleagueEdits={colleagueEdits}
      onClose={onClose}
    />
  )
}
