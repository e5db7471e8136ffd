import { useState } from 'react'
import { HouseholdChips } from '#modules/homes/households/web/public.ts'
import { choiceField, tickField } from '#platform/web/form/choice-fields.tsx'
import { amountField, type FormField, type Named, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { type Connector, phases } from '../shapes.ts'
import type { ConnectorForm } from './connector-form.ts'

/** The fields of a connector, and of its station where that is new. */
export function useConnectorFields(given: Connector | undefined): FormField<ConnectorForm>[] {
  const t = useTexts('chargingStationsPage')
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map())
  const labelOf = (householdId: string) =>
    picked.get(householdId) ?? given?.householdLabels[given.householdIds.indexOf(householdId)] ?? ''
  const required = (field: FormField<ConnectorForm>, name: Named<ConnectorForm, string>) => ({
    ...field,
    wrong: (form: ConnectorForm) => (form[name].trim() ? undefined : t('required')),
  })
  const number = (
    label: string,
    name: Named<ConnectorForm, string>,
    [least, most]: readonly [number, number],
    help?: string,
  ) => ({
    ...amountField<ConnectorForm>(label, name, { digits: 4, ...(help && { help }) }),
    wrong: (form: ConnectorForm) =>
      Number(form[name]) >= least && Number(form[name]) <= most ? undefined : t('between', { least, most }),
  })
  const households: FormField<ConnectorForm> = {
    label: t('households'),
    read: (form) => inRow(form.householdIds.map(labelOf)),
    draw: ({ isPrivate, householdIds }, change) =>
      isPrivate && (
        <Field label={t('households')}>
          <HouseholdChips
            value={householdIds}
            labelOf={labelOf}
            onPicked={(id, label) => setPicked((old) => new Map([...old, [id, label]]))}
            onChange={(ids) => change({ householdIds: ids })}
          />
        </Field>
      ),
  }
  return [
    required(textField(t('code'), 'code', { help: t('codeHelp'), input: { maxLength: 20 } }), 'code'),
    ...(!given
      ? [
          textField<ConnectorForm>(t('ocppIdentity'), 'ocppIdentity', {
            optional: true,
            help: t('ocppIdentityHelp'),
            input: { maxLength: 36 },
          }),
        ]
      : []),
    required(textField(t('floor'), 'floor', { help: t('floorHelp'), input: { maxLength: 6 } }), 'floor'),
    required(textField(t('bay'), 'bay', { input: { maxLength: 8 } }), 'bay'),
    number(t('position'), 'position', [1, 999], t('positionHelp')),
    number(t('connectorNo'), 'connectorNo', [1, 99]),
    choiceField(
      t('phases'),
      'phases',
      phases.map((value) => ({ value, label: t(`phases_${value}`) })),
    ),
    number(t('minAmperes'), 'minAmperes', [1, 500]),
    number(t('maxAmperes'), 'maxAmperes', [1, 500]),
    textField(t('note'), 'note', { optional: true, help: t('noteHelp'), input: { maxLength: 30 } }),
    tickField(t('isPrivate'), 'isPrivate', { said: t('isPrivateSaid') }),
    households,
  ]
}
