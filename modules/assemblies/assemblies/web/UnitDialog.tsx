import { useState } from 'react'
import { FormFields, type FormField, isWrong, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import type { UnitOwner } from '../shapes.ts'
import { readArea } from './amounts.ts'
import { rollApi, useFresh } from './queries.ts'

interface Form {
  label: string
  owners: string
  codes: string
  representative: string
  area: string
}
const parts = (text: string) => text.split(/[、,，]/).map((part) => part.trim())

/** Adds a unit to the roll, or changes one. */
export function UnitDialog({
  assemblyId,
  of,
  onClose,
}: {
  assemblyId: string
  of: UnitOwner | undefined
  onClose: () => void
}) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const [form, setForm] = useState<Form>({
    label: of?.label ?? '',
    owners: of?.owners.map(({ name }) => name).join('、') ?? '',
    codes: of?.owners.some(({ code }) => code) ? of.owners.map(({ code }) => code).join('、') : '',
    representative: of?.representative ?? '',
    area: of ? (of.area / 100).toFixed(2) : '',
  })
  const fields: FormField<Form>[] = [
    {
      ...textField<Form>(t('unit'), 'label', { input: { autoFocus: true, maxLength: 40 } }),
      wrong: ({ label }) => (label.trim() ? undefined : t('needed')),
    },
    {
      ...textField<Form>(t('area'), 'area', {
        help: t('areaHelp'),
        input: { inputMode: 'decimal', maxLength: 12 },
      }),
      wrong: ({ area }) => (readArea(area) ? undefined : t('areaWrong')),
    },
    {
      ...textField<Form>(t('owner'), 'owners', { help: t('ownersHelp'), input: { maxLength: 400 } }),
      wrong: ({ owners }) => (owners.trim() ? undefined : t('needed')),
    },
    textField<Form>(t('codes'), 'codes', { optional: true, help: t('codesHelp'), input: { maxLength: 200 } }),
    textField<Form>(t('representative'), 'representative', { optional: true, input: { maxLength: 40 } }),
  ]
  const [tried, setTried] = useState(false)
  return (
    <FormDialog
      title={t(of ? 'editUnit' : 'addUnit')}
      confirm={t('save')}
      isWrong={() => {
        setTried(true)
        return isWrong(fields, form)
      }}
      onConfirm={async (retry) => {
        const marks = parts(form.codes)
        const owners = parts(form.owners)
          .filter(Boolean)
          .map((name, at) => ({ name, code: marks[at] ?? '' }))
        const unit = {
          label: form.label,
          owners,
          representative: form.representative,
          area: readArea(form.area) ?? 0,
        }
        if (of) await rollApi.modifyUnits({ assemblyId, units: [{ unitId: of.unitId, ...unit }] }, retry)
        else await rollApi.addUnit({ assemblyId, unitId: retry.idOf(unit), ...unit }, retry)
        toast(t('saved'))
        void again()
        onClose()
      }}
      onClose={onClose}
    >
      <div className="lb-stack lb-gap-12">
        <FormFields
          fields={fields}
          form={form}
          change={(patch) => setForm((before) => ({ ...before, ...patch }))}
          tried={tried}
        />
      </div>
    </FormDialog>
  )
}
