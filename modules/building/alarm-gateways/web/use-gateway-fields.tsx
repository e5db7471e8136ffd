import { segmentsField } from '#platform/web/form/choice-fields.tsx'
import { amountField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { readObjects } from '../bacnet-objects.ts'
import type { Gateway } from '../contract.ts'
import { readRoute } from '../bacnet-route.ts'
import { type GatewayKind, gatewayKinds, hostOf, isCertificate, readRegisters } from '../feeds.ts'
import type { GatewayForm } from './gateway-form.ts'

/** What is asked about a gateway: its way, unless it has one, and what that needs. */
export function useGatewayFields(given?: Gateway): FormField<GatewayForm>[] {
  const t = useTexts('alarmGatewaysPage')
  /** A field that some kinds have, each in its own words. */
  const of = (each: Partial<Record<GatewayKind, FormField<GatewayForm>>>): FormField<GatewayForm> => ({
    label: '',
    ...Object.values(each)[0],
    wrong: (form) => each[form.kind]?.wrong?.(form),
    draw: (form, change, invalid) => each[form.kind]?.draw?.(form, change, invalid),
  })
  const only = (kind: GatewayKind, field: FormField<GatewayForm>) => of({ [kind]: field })
  const device = (help: string): FormField<GatewayForm> => ({
    ...textField<GatewayForm>(t('device'), 'address', { help, input: { maxLength: 200 } }),
    wrong: ({ address }) => (hostOf(address.trim()) ? undefined : t('deviceWrong')),
  })
  const registers = (
    read: (text: string) => readonly unknown[] | string,
    help: string,
  ): FormField<GatewayForm> => ({
    label: t('registers'),
    read: (form) => form.registers,
    wrong: ({ registers: text }) => {
      const found = read(text)
      return typeof found === 'string' || !found.length ? t('registersWrong') : undefined
    },
    draw: ({ registers: text }, change, invalid) => (
      <Field label={t('registers')} help={help} invalid={invalid}>
        <textarea
          className="lb-long-text"
          rows={6}
          maxLength={8000}
          spellCheck={false}
          value={text}
          onChange={({ target }) => change({ registers: target.value })}
        />
      </Field>
    ),
  })
  const isSecure = ({ address }: GatewayForm) => address.trim().startsWith('mqtts:')
  const authority: FormField<GatewayForm> = {
    label: t('authority'),
    read: (form) => form.authority,
    wrong: (form) =>
      isSecure(form) && form.authority.trim() && !isCertificate(form.authority)
        ? t('authorityWrong')
        : undefined,
    draw: (form, change, invalid) =>
      isSecure(form) && (
        <Field label={t('authority')} optional help={t('authorityHelp')} invalid={invalid}>
          <textarea
            className="lb-long-text"
            rows={3}
            maxLength={8000}
            spellCheck={false}
            value={form.authority}
            onChange={({ target }) => change({ authority: target.value })}
          />
        </Field>
      ),
  }
  const poll: FormField<GatewayForm> = {
    ...amountField<GatewayForm>(t('poll'), 'pollSeconds', { digits: 4 }),
    wrong: ({ pollSeconds }) =>
      Number(pollSeconds) >= 1 && Number(pollSeconds) <= 3600 ? undefined : t('pollWrong'),
  }
  const way = [
    segmentsField<GatewayForm, 'kind'>(
      t('kind'),
      'kind',
      gatewayKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
      { full: true, below: ({ kind }) => <p className="lb-14 lb-quiet">{t(`kindHelp_${kind}`)}</p> },
    ),
  ]
  return [
    ...(given ? [] : way),
    {
      ...textField<GatewayForm>(t('name'), 'name', { input: { autoFocus: true, maxLength: 30 } }),
      wrong: ({ name }) => (name.trim() ? undefined : t('nameNeeded')),
    },
    only('mqtt', {
      ...textField<GatewayForm>(t('broker'), 'address', { help: t('brokerHelp'), input: { maxLength: 200 } }),
      wrong: ({ address }) =>
        /^mqtts?:\/\/[\w.-]+(:\d+)?$/.test(address.trim()) ? undefined : t('brokerWrong'),
    }),
    only('mqtt', authority),
    only('mqtt', {
      ...textField<GatewayForm>(t('topic'), 'topic', { help: t('topicHelp'), input: { maxLength: 80 } }),
      wrong: ({ topic }) => (topic.trim() ? undefined : t('topicNeeded')),
    }),
    only(
      'mqtt',
      textField(t('user'), 'user', { optional: true, input: { maxLength: 60, autoComplete: 'off' } }),
    ),
    only(
      'mqtt',
      textField(t('password'), 'password', {
        optional: true,
        help: given?.hasPassword ? t('passwordKept') : undefined,
        input: { maxLength: 200, type: 'password', autoComplete: 'new-password' },
      }),
    ),
    of({ modbus: device(t('deviceHelp')), bacnet: device(t('bacnetHelp')) }),
    only('bacnet', {
      ...textField<GatewayForm>(t('route'), 'route', {
        optional: true,
        help: t('routeHelp'),
        input: { maxLength: 40 },
      }),
      wrong: ({ route }) => (readRoute(route.trim()) ? undefined : t('routeWrong')),
    }),
    only('modbus', {
      ...amountField<GatewayForm>(t('unit'), 'unit', { digits: 3 }),
      wrong: ({ unit }) => (unit !== '' && Number(unit) <= 255 ? undefined : t('unitWrong')),
    }),
    of({ modbus: poll, bacnet: poll }),
    of({
      modbus: registers(readRegisters, t('registersHelp')),
      bacnet: registers(readObjects, t('objectsHelp')),
    }),
  ]
}
