import { useState } from 'react'
import { restCode } from '#modules/duty/shift-times.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { examplePattern, layPattern, readPattern } from '../patterns.ts'
import type { Plan } from './plan-model.ts'
import type { Cells } from './use-cells.ts'

/** Lays a pattern over a span of the month, each person some days further than the one before. */
export function PatternDialog({ plan, cells, onClose }: { plan: Plan; cells: Cells; onClose: () => void }) {
  const t = useTexts('dutyRostersPage')
  const companies = [...new Map(plan.rows.map(({ company }) => [company?.companyId ?? '', company])).values()]
  const [companyId, setCompany] = useState(companies[0]?.companyId ?? '')
  const company = companies.find((each) => each?.companyId === companyId)
  const [text, setText] = useState(company?.patterns[0] ?? '')
  const [from, setFrom] = useState(plan.days[0] ?? '')
  const [until, setUntil] = useState(plan.days.at(-1) ?? '')
  const [step, setStep] = useState('1')
  const rows = plan.rows.filter(({ person }) => person.companyId === companyId)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const who = rows.filter(({ person }) => !left.has(person.personId))
  const signs = readPattern(
    text,
    new Set([restCode, ...(company?.shiftClasses.map(({ code }) => code) ?? [])]),
  )
  const days = plan.days.filter((day) => day >= from && day <= until)
  function choose(id: string) {
    setCompany(id)
    setText(companies.find((each) => each?.companyId === id)?.patterns[0] ?? '')
  }
  return (
    <FormDialog
      title={t('patternTitle')}
      confirm={t('patternLay')}
      missing={
        !who.length || !days.length
          ? t('patternNobody')
          : signs
            ? undefined
            : t('patternWrong', { rest: restCode })
      }
      onConfirm={async () => {
        cells.set(
          who.flatMap(({ person }, nth) =>
            layPattern(signs ?? [], days, nth * (Number(step) || 0)).map(([day, code]) => ({
              personId: person.personId,
              day,
              code,
            })),
          ),
        )
        onClose()
      }}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('patternText')}</p>
      <Field label={t('company')}>
        <ChoiceInput
          value={companyId}
          options={companies.map((each) => ({ value: each?.companyId ?? '', label: each?.name ?? '' }))}
          onChoose={choose}
        />
      </Field>
      <Field
        label={t('patternField')}
        help={t('patternHelp', { example: examplePattern(company), rest: restCode })}
      >
        <TextInput value={text} maxLength={80} onText={setText} />
      </Field>
      {(company?.patterns.length ?? 0) > 1 && (
        <div className="lb-chips">
          {company?.patterns.map((pattern) => (
            <button
              key={pattern}
              type="button"
              aria-pressed={pattern === text}
              onClick={() => setText(pattern)}
            >
              {pattern}
            </button>
          ))}
        </div>
      )}
      <div className="lb-pair">
        <Field label={t('patternFrom')}>
          <DayInput value={from} min={plan.days[0]} max={plan.days.at(-1)} onDay={setFrom} />
        </Field>
        <Field label={t('patternUntil')}>
          <DayInput value={until} min={plan.days[0]} max={plan.days.at(-1)} onDay={setUntil} />
        </Field>
      </div>
      <Field label={t('patternStep')}>
        <TextInput
          value={step}
          inputMode="numeric"
          maxLength={2}
          onText={(typed) => setStep(typed.replace(/\D/g, ''))}
        />
      </Field>
      <fieldset className="lb-bare">
        <legend className="lb-14 lb-quiet">{t('patternWho')}</legend>
        <div className="lb-line lb-wrap lb-gap-16">
          {rows.map(({ person: { personId, name } }) => (
            <Checkbox
              key={personId}
              checked={!left.has(personId)}
              onChange={({ target }) => {
                const next = new Set(left)
                if (target.checked) next.delete(personId)
                else next.add(personId)
                setLeft(next)
              }}
            >
              {name}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </FormDialog>
  )
}
