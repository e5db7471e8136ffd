import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import { powerApi } from './queries.ts'

interface OrderDialogProps {
  /** In their order; at least two. */
  waiting: readonly { connectorId: string; label: string }[]
  onClose: () => void
}

const reasons = ['why_hospital', 'why_work', 'why_duty'] as const

/** Lets a car that waits come first, with the reason. */
export function OrderDialog({ waiting, onClose }: OrderDialogProps) {
  const t = useTexts('chargingPowerPage')
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(waiting[1]?.connectorId ?? '')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  return (
    <FormDialog
      title={t('order')}
      confirm={t('order')}
      size="small"
      isWrong={() => {
        setTried(true)
        return !reason.trim()
      }}
      onConfirm={async (retry) => {
        await powerApi.moveAhead({ connectorId: chosen, reason: reason.trim() }, retry)
        await queries.invalidateQueries({ queryKey: ['chargingPower'] })
        toast(t('orderDone'))
        onClose()
      }}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('orderText')}</p>
      <Field label={t('first')}>
        <ChoiceInput
          value={chosen}
          options={waiting.slice(1).map(({ connectorId, label }) => ({ value: connectorId, label }))}
          onChoose={(value) => setChosen(String(value))}
        />
      </Field>
      <ReasonField
        autoFocus
        label={t('why')}
        reasons={reasons.map((key) => t(key))}
        maxLength={100}
        value={reason}
        invalid={isTried && !reason.trim() ? t('whyRequired') : undefined}
        onReason={setReason}
      />
    </FormDialog>
  )
}
