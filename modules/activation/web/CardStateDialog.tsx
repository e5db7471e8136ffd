import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { useSeen } from '#platform/web/look/use-seen.ts'
import type { CardState, HouseholdCard } from '../contract.ts'
import { useActs } from './use-activation.ts'

export interface CardStateDialogProps {
  card: HouseholdCard
  /** What it is to become. */
  state: CardState
  onClose: () => void
}

const words = { lost: 'lost', disabled: 'disable', active: 'enable' } as const

/** Lost, out of use, or in use again: says what follows, and asks why. */
export function CardStateDialog({ card, state, onClose }: CardStateDialogProps) {
  const t = useTexts('carriers')
  const { api, refresh } = useActs()
  const { cardId, cardCode: code, rowVersion, otherLabels } = useSeen(card)
  const word = words[state]
  const labels = otherLabels.join('、')
  return (
    <ReasonDialog
      title={t(`${word}Title`, { code })}
      text={state === 'lost' && labels ? t('lostTextSeveral', { labels }) : t(`${word}Text`)}
      label={t('reason')}
      reasons={[t(`${word}Reason1`), t(`${word}Reason2`), t(`${word}Reason3`)]}
      confirm={t(word === 'lost' ? 'reportLost' : word)}
      onConfirm={async (reason) => {
        await api.setCardState({ cardId, state, reason, rowVersion })
        toast(t(`${word}Done`, { code }))
        refresh()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
