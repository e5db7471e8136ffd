import { choiceField, tickField } from '#platform/web/form/choice-fields.tsx'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import type { VirtualRule } from '../contract.ts'
import { settingChanged } from '../problems.ts'
import type { Provider } from '../shapes.ts'
import { schemeOf, splitOf } from '../virtual-accounts.ts'
import { Anatomy } from './Anatomy.tsx'
import { type SchemeName, schemeOptions } from './scheme-name.ts'
import { collectingApi } from './use-collecting.ts'

interface RuleForm {
  scheme: SchemeName
  prefix: string
  length: number
  isAmountBound: boolean
  weights: string
  amountWeights: string
  complement: boolean
}

interface RuleDialogProps {
  rule: VirtualRule | null
  provider: Provider
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** Another rule of virtual accounts; what was given by the one before stays as it is. */
export function RuleDialog({ rule, provider, refresh, onClose }: RuleDialogProps) {
  const t = useTexts('collectingPage')
  const isEntered = ({ scheme }: RuleForm) => schemeOf(scheme)?.isEntered === true
  const isBound = ({ scheme, isAmountBound }: RuleForm) =>
    isAmountBound && schemeOf(scheme)?.bindsAmount === true
  const onlyIf = (is: (form: RuleForm) => boolean, field: FormField<RuleForm>): FormField<RuleForm> => ({
    ...field,
    wrong: (form) => (is(form) ? field.wrong?.(form) : undefined),
    draw: (form, ...rest) => is(form) && field.draw?.(form, ...rest),
  })
  const lengthField: FormField<RuleForm> = {
    ...choiceField<RuleForm>(t('length'), 'length', []),
    read: ({ length }) => String(length),
    draw: (form, change, invalid) => {
      const options = (schemeOf(form.scheme)?.lengths ?? []).map((value) => ({
        value,
        label: t('digits', { count: value }),
      }))
      return choiceField<RuleForm>(t('length'), 'length', options).draw?.(form, change, invalid)
    },
    wrong: ({ scheme, prefix, length }) =>
      !schemeOf(scheme)?.lengths.includes(length)
        ? t('lengthWrong')
        : splitOf({ prefix: prefix.trim(), length })
          ? undefined
          : t('tooShort'),
  }
  const fields: FormField<RuleForm>[] = [
    choiceField<RuleForm>(t('scheme'), 'scheme', schemeOptions()),
    {
      ...textField<RuleForm>(t('prefix'), 'prefix', {
        hint: t('prefixHint'),
        input: { inputMode: 'numeric', maxLength: 9 },
      }),
      wrong: ({ prefix }) => (/^\d{3,9}$/.test(prefix.trim()) ? undefined : t('prefixWrong')),
    },
    lengthField,
    onlyIf(
      ({ scheme }) => schemeOf(scheme)?.bindsAmount === true,
      tickField<RuleForm>(t('binding'), 'isAmountBound', { said: t('bindingTick'), help: t('bindingHelp') }),
    ),
    onlyIf(isEntered, {
      ...textField<RuleForm>(t('weights'), 'weights', {
        help: t('weightsHelp'),
        input: { inputMode: 'numeric', maxLength: 15 },
      }),
      wrong: ({ weights, length }) =>
        /^\d+$/.test(weights) && weights.length === length - 1
          ? undefined
          : t('weightsWrong', { count: length - 1 }),
    }),
    onlyIf((form) => isEntered(form) && isBound(form), {
      ...textField<RuleForm>(t('amountWeights'), 'amountWeights', {
        input: { inputMode: 'numeric', maxLength: 9 },
      }),
      wrong: ({ amountWeights }) => (/^\d+$/.test(amountWeights) ? undefined : t('amountWeightsWrong')),
    }),
    onlyIf(isEntered, tickField<RuleForm>(t('complement'), 'complement', { said: t('complementTick') })),
  ]
  return (
    <CorrectionDialog<VirtualRule | null, RuleForm>
      title={t(rule ? 'ruleChange' : 'ruleMake')}
      confirm={t('send')}
      given={rule}
      codes={[settingChanged('', '').code]}
      fields={fields}
      formOf={(seen) => ({
        scheme: (seen?.scheme ?? (provider === 'kgi' ? 'kgi' : 'esun')) as SchemeName,
        prefix: seen?.prefix ?? '',
        length: seen?.length ?? 14,
        isAmountBound: seen?.isAmountBound ?? false,
        weights: seen?.weights ?? '',
        amountWeights: seen?.amountWeights ?? '',
        complement: seen?.complement ?? false,
      })}
      newest={async () => (await collectingApi.showSetting({ provider })).data.rule}
      frame={(drawn, { form }) => (
        <>
          <Anatomy rule={{ ...form, prefix: form.prefix.trim() }} />
          {drawn}
          {isEntered(form) && <Note tone="wait">{t('entered')}</Note>}
          <p className="lb-14 lb-quiet">{t('ruleStays')}</p>
        </>
      )}
      send={async ({ form, seen, retry }) => {
        const content = {
          provider,
          seenRuleId: seen?.ruleId ?? null,
          scheme: form.scheme,
          prefix: form.prefix.trim(),
          length: form.length,
          isAmountBound: isBound(form),
          weights: isEntered(form) ? form.weights : '',
          amountWeights: isEntered(form) && isBound(form) ? form.amountWeights : '',
          complement: isEntered(form) && form.complement,
        }
        await collectingApi.applyRule({ ...content, ruleId: retry.idOf(content) }, retry).finally(refresh)
        toast(t('applied'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
