import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Approval } from '#modules/visitors/visits/contract.ts'
import { Choice } from './Choice.tsx'
import { CardField, PledgeFields } from './PledgeFields.tsx'
import type { VisitFormTools } from './use-visit-form.ts'
import type { VisitOptions } from './use-visit-options.ts'

const answers = ['approved', 'refused', 'unreachable'] as const

/** What the desk notes and gives: the host's word, bay, card, pledge, a remark. */
export function DeskFields({ tools, options }: { tools: VisitFormTools; options: VisitOptions }) {
  const t = useTexts('visitors')
  const bays = useId()
  const { form, change } = tools
  return (
    <>
      <Choice
        optional
        label={t('approval')}
        options={answers.map((value) => ({ value, label: t(`approval_${value}`) }))}
        value={form.approval || null}
        onChange={(approval) => change({ approval: (approval ?? '') as Approval })}
      />
      {form.approval && (
        <Field label={t('approvalBy')} optional>
          <TextInput value={form.approvalBy} maxLength={20} onText={(approvalBy) => change({ approvalBy })} />
        </Field>
      )}
      <div className="vd-pair">
        <CardField value={form.cardCode} onChange={(cardCode) => change({ cardCode })} />
        <Field
          label={t('bay')}
          hint={options.hasBays ? t('bayFree', { count: options.freeBays.length }) : undefined}
          optional={!options.hasBays}
        >
          <TextInput
            list={bays}
            value={form.parkingBay}
            maxLength={12}
            onText={(parkingBay) => change({ parkingBay })}
          />
        </Field>
        <datalist id={bays}>
          {options.freeBays.map((bay) => (
            <option key={bay} value={bay}>
              {bay}
            </option>
          ))}
        </datalist>
      </div>
      <PledgeFields pledges={options.pledges} value={form} onChange={change} />
      <Field label={t('remark')} optional>
        <TextInput value={form.remark} maxLength={100} onText={(remark) => change({ remark })} />
      </Field>
    </>
  )
}
