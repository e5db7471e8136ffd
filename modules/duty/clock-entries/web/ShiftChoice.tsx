import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import type { Company } from '../contract.ts'

export interface Chosen {
  companyId: string
  jobTitle: string
  shiftName: string
}

/** The company, the job title and the shift: it is chosen here and never guessed again. */
export function ShiftChoice({
  companies,
  value,
  onChange,
}: {
  companies: readonly Company[]
  value: Chosen
  onChange: (value: Chosen) => void
}) {
  const t = useTexts('clockEntriesPage')
  const company = companies.find(({ companyId }) => companyId === value.companyId)
  return (
    <>
      <div className="lb-pair">
        <Field label={t('chooseCompany')}>
          <ChoiceInput
            value={value.companyId}
            options={companies.map(({ companyId, name }) => ({ value: companyId, label: name }))}
            onChoose={(companyId) => onChange({ companyId, jobTitle: '', shiftName: '' })}
          />
        </Field>
        <Field label={t('chooseTitle')}>
          <ChoiceInput
            value={value.jobTitle}
            options={(company?.jobTitles ?? []).map((title) => ({ value: title, label: title }))}
            onChoose={(jobTitle) => onChange({ ...value, jobTitle })}
          />
        </Field>
      </div>
      {company && (
        <div className="lb-stack lb-gap-8" role="radiogroup" aria-label={t('shift')}>
          {company.shiftClasses.map(({ name, from, until }) => (
            <label key={name} className="ck-shift">
              <input
                type="radio"
                name="shift"
                checked={value.shiftName === name}
                onChange={() => onChange({ ...value, shiftName: name })}
              />
              <span>
                {name}　{from}–{until}
              </span>
            </label>
          ))}
        </div>
      )}
    </>
  )
}
