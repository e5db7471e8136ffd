import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Company } from '../contract.ts'
import { choicesQuery, clockApi, clockKey } from './queries.ts'
import { areWhole, ShiftRows, type TypedShift, typedShifts } from './ShiftRows.tsx'

/** Companies with their job titles and shifts: one is chosen and changed, or a new one made. */
export function CompaniesDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('clockEntriesPage')
  const queries = useQueryClient()
  const { data: companies = [] } = useQuery(choicesQuery)
  const [company, setCompany] = useState<Company>()
  const [freshId] = useState(newId)
  const [name, setName] = useState('')
  const [titles, setTitles] = useState('')
  const [shifts, setShifts] = useState<TypedShift[]>([])
  // The shifts as they were when the company was chosen.
  const [first, setFirst] = useState(shifts)
  const jobTitles = titles
    .split(/[、,，]/)
    .map((title) => title.trim())
    .filter(Boolean)
  const isReady = Boolean(name.trim() && jobTitles.length && areWhole(shifts))

  function choose(id: string) {
    const chosen = companies.find(({ companyId }) => companyId === id)
    setCompany(chosen)
    setName(chosen?.name ?? '')
    setTitles(chosen?.jobTitles.join('、') ?? '')
    const typed = typedShifts(chosen?.shiftClasses ?? [])
    setShifts(typed)
    setFirst(typed)
  }

  return (
    <FormDialog
      title={t('companyTitle')}
      confirm={t('save')}
      size="wide"
      missing={isReady ? undefined : t('companyNeeded')}
      onConfirm={async (retry) => {
        const shiftClasses = shifts.map(({ key: _, ...shift }) => shift)
        const content = { name: name.trim(), jobTitles, shiftClasses }
        const { companyId, rowVersion } = company ?? { companyId: freshId, rowVersion: 0 }
        await clockApi
          .saveCompany({ companyId, rowVersion, ...content }, retry)
          .finally(() => void queries.invalidateQueries({ queryKey: clockKey }))
        toast(t('saved'))
        onClose()
      }}
      isDirty={
        name !== (company?.name ?? '') || titles !== (company?.jobTitles.join('、') ?? '') || shifts !== first
      }
      onClose={onClose}
    >
      <Field label={t('company')}>
        <ChoiceInput
          value={company?.companyId ?? ''}
          options={[
            { value: '', label: t('newCompany') },
            ...companies.map(({ companyId, name: label }) => ({ value: companyId, label })),
          ]}
          onChoose={choose}
        />
      </Field>
      <Field label={t('companyName')}>
        <TextInput value={name} maxLength={40} onText={setName} />
      </Field>
      <Field label={t('titles')} help={t('titlesHelp')}>
        <TextInput value={titles} maxLength={200} onText={setTitles} />
      </Field>
      <ShiftRows shifts={shifts} onChange={setShifts} />
    </FormDialog>
  )
}
