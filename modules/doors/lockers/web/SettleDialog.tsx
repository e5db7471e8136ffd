import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import type { Stay } from '../shapes.ts'
import { lockersApi } from './list-query.ts'

const outcomes = ['inCubby', 'atDesk', 'nothing'] as const

/** Says what became of a drop that was interrupted. */
export function SettleDialog({ stay, onClose }: { stay: Stay; onClose: () => void }) {
  const t = useTexts('lockersPage')
  const [found, setFound] = useState<(typeof outcomes)[number]>('inCubby')
  return (
    <FormDialog
      title={`${t('settle')} ${stay.cubbyName}`}
      confirm={t('settle')}
      size="small"
      onConfirm={async (retry) => {
        await lockersApi.settleDrop({ stayId: stay.stayId, found, reason: '' }, retry)
        toast(t('settled'))
        onClose()
      }}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('settleText')}</p>
      <Field label={t('settleFound')}>
        <ChoiceInput
          value={found}
          options={outcomes.map((value) => ({ value, label: t(`found_${value}`) }))}
          onChoose={(value) => setFound(value as (typeof outcomes)[number])}
        />
      </Field>
    </FormDialog>
  )
}
