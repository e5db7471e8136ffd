import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { RepairDetail } from '../shapes.ts'
import { repairsApi } from './list-query.ts'
import { useSupplierChoices } from './use-supplier-choices.ts'
import { useWarranty } from './use-warranty.ts'

/** Who does it: a supplier, at once or after an offer, or somebody of the house. */
export function AssignDialog({ repair, onClose }: { repair: RepairDetail; onClose: () => void }) {
  const t = useTexts('repairsPage')
  const suppliers = useSupplierChoices()
  const warranty = useWarranty(repair)
  const isUnderWarranty = warranty?.holds === true
  const [form, setForm] = useState({
    supplierId: repair.supplierId ?? (isUnderWarranty ? repair.vendorId : null) ?? '',
    assignee: repair.assignee,
    needsOffer: false,
    isWarranty: repair.isWarranty || (isUnderWarranty && repair.state === 'reported'),
    note: '',
  })
  const change = (patch: Partial<typeof form>) => setForm({ ...form, ...patch })
  const isNobody = !form.supplierId && !form.assignee.trim()
  return (
    <FormDialog
      title={t('assignTitle')}
      confirm={t('assign')}
      missing={isNobody ? t('whoNeeded') : undefined}
      onConfirm={async (retry) => {
        const { caseId, rowVersion } = repair
        const supplierId = form.supplierId || null
        await repairsApi.assignRepair({ caseId, rowVersion, ...form, supplierId }, retry)
        toast(t('assigned'))
        onClose()
      }}
      onClose={onClose}
    >
      <Field label={t('supplier')}>
        <ChoiceInput
          value={form.supplierId}
          options={[{ value: '', label: t('noSupplier') }, ...suppliers]}
          onChoose={(value) => change({ supplierId: String(value) })}
        />
      </Field>
      <Field label={t('assignee')} optional>
        <TextInput value={form.assignee} maxLength={20} onText={(assignee) => change({ assignee })} />
      </Field>
      <Checkbox checked={form.needsOffer} onChange={({ target }) => change({ needsOffer: target.checked })}>
        {t('needsOffer')}
      </Checkbox>
      <Checkbox checked={form.isWarranty} onChange={({ target }) => change({ isWarranty: target.checked })}>
        {t('isWarranty')}
        {warranty && <span className="lb-14 lb-quiet">　{warranty.said}</span>}
      </Checkbox>
      <Field label={t('note')} optional>
        <TextInput value={form.note} maxLength={100} onText={(note) => change({ note })} />
      </Field>
    </FormDialog>
  )
}
