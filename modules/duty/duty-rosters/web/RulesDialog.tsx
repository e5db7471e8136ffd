import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { CompanyLimits, RosterCompany, RosterMonth } from '../contract.ts'
import { examplePattern } from '../patterns.ts'
import { agreedOvertime } from '../roster-limits.ts'
import { hoursText } from '../sentences.ts'
import { JoinField } from './JoinField.tsx'
import { rosterApi } from './queries.ts'

const inHours = [
  'dayNormal',
  'dayLongest',
  'monthNormal',
  'monthLongest',
  'overtimeLongest',
  'between',
] as const
const fields = [...inHours, 'running'] as const
type Typed = Record<(typeof fields)[number], string>

const typedOf = (limits: CompanyLimits): Typed => ({
  dayNormal: hoursText(limits.dayNormal),
  dayLongest: hoursText(limits.dayLongest),
  monthNormal: hoursText(limits.monthNormal),
  monthLongest: hoursText(limits.monthLongest),
  overtimeLongest: hoursText(limits.overtimeLongest),
  between: hoursText(limits.between),
  running: String(limits.running),
})

/** The limits that were approved for a company, its patterns, and the communities in which it is the same. */
export function RulesDialog({
  data,
  again,
  onClose,
}: {
  data: RosterMonth
  again: () => unknown
  onClose: () => void
}) {
  const [companyId, setCompany] = useState(data.companies[0]?.companyId ?? '')
  const company = data.companies.find((each) => each.companyId === companyId)
  if (!company) return null
  return <Rules key={companyId} {...{ data, company, again, onClose }} onCompany={setCompany} />
}

function Rules({
  data,
  company,
  again,
  onClose,
  onCompany,
}: {
  data: RosterMonth
  company: RosterCompany
  again: () => unknown
  onClose: () => void
  onCompany: (companyId: string) => void
}) {
  const t = useTexts('dutyRostersPage')
  const [typed, setTyped] = useState(() => typedOf(company.limits))
  const [ordinary, setOrdinary] = useState(company.limits.ordinaryOvertime)
  const [begin, setBegin] = useState(company.limits.threeMonthsBegin)
  const [patterns, setPatterns] = useState(company.patterns.join('、'))
  const minutes = (field: (typeof inHours)[number]) => Math.round(Number(typed[field]) * 60)
  const isReady = fields.every((field) => Number(typed[field]) > 0)
  return (
    <FormDialog
      title={t('rules')}
      confirm={t('save')}
      missing={isReady ? undefined : t('limitsTitle')}
      onConfirm={async (retry) => {
        const limits = {
          dayNormal: minutes('dayNormal'),
          dayLongest: minutes('dayLongest'),
          monthNormal: minutes('monthNormal'),
          monthLongest: minutes('monthLongest'),
          overtimeLongest: minutes('overtimeLongest'),
          between: minutes('between'),
          running: Math.round(Number(typed.running)),
          ordinaryOvertime: ordinary,
          threeMonthsBegin: begin,
        }
        const list = patterns
          .split(/[、,，\n]/)
          .map((each) => each.trim())
          .filter(Boolean)
        await rosterApi
          .saveRules(
            { companyId: company.companyId, limits, patterns: list, rulesVersion: company.rulesVersion },
            retry,
          )
          .finally(() => void again())
        toast(t('saved'))
        onClose()
      }}
      onClose={onClose}
    >
      <Field label={t('company')}>
        <ChoiceInput
          value={company.companyId}
          options={data.companies.map((each) => ({ value: each.companyId, label: each.name }))}
          onChoose={onCompany}
        />
      </Field>
      <h3>{t('limitsTitle')}</h3>
      <div className="lb-pair">
        {fields.map((field) => (
          <Field key={field} label={t(field)}>
            <TextInput
              value={typed[field]}
              inputMode="decimal"
              maxLength={6}
              onText={(text) => setTyped({ ...typed, [field]: text.replace(/[^\d.]/g, '') })}
            />
          </Field>
        ))}
        <Field label={t('ordinaryOvertime')}>
          <ChoiceInput
            value={ordinary}
            options={[
              { value: 2_760 as const, label: t('overtime46') },
              { value: 3_240 as const, label: t('overtime54') },
            ]}
            onChoose={setOrdinary}
          />
        </Field>
        {ordinary === agreedOvertime && (
          <Field label={t('threeMonthsBegin')}>
            <ChoiceInput
              value={begin}
              options={([0, 1, 2] as const).map((value) => ({ value, label: t(`months_${value}`) }))}
              onChoose={setBegin}
            />
          </Field>
        )}
      </div>
      <Field label={t('patterns')} help={t('patternsHelp', { example: examplePattern(company) })}>
        <TextInput value={patterns} maxLength={300} onText={setPatterns} />
      </Field>
      <JoinField company={company} again={again} />
    </FormDialog>
  )
}
