import { choiceField, tickField } from '#platform/web/form/choice-fields.tsx'
import { amountField, type FormField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useSection } from '#platform/web/settings/use-section.ts'
import { settingsChanged } from '../contract.ts'
import { bases, cycles, type FeeSettings, payers } from '../settings.ts'
import { type FeeSections, feeApi } from './use-setting.ts'

type Refresh = () => Promise<unknown>
const codes = [settingsChanged('', '').code]
const newest = async () => (await feeApi.showSettings({})).data

/** Which area counts, how often bills come, and who pays. */
export function useBasisSection(saved: FeeSections['basis'], refresh: Refresh) {
  const t = useTexts('feeSetting')
  type Form = Pick<FeeSettings, 'basis' | 'cycle' | 'payer'>
  return useSection<FeeSections['basis'], Form>({
    saved,
    refresh,
    codes,
    formOf: ({ basis, cycle, payer }) => ({ basis, cycle, payer }),
    fields: [
      choiceField<Form>(
        t('basis'),
        'basis',
        bases.map((value) => ({ value, label: t(`basis_${value}`) })),
      ),
      choiceField<Form>(
        t('cycle'),
        'cycle',
        cycles.map((value) => ({ value, label: t(`cycle_${value}`) })),
      ),
      choiceField<Form>(
        t('payer'),
        'payer',
        payers.map((value) => ({ value, label: t(`payer_${value}`) })),
      ),
    ],
    newest: async () => (await newest()).basis,
    send: (form, version, retry) => feeApi.saveSettings({ basis: { ...form, version } }, retry),
  })
}

const within = <Form>(
  field: FormField<Form>,
  of: (form: Form) => string,
  [least, most]: readonly [number, number],
  wrong: string,
): FormField<Form> => ({
  ...field,
  wrong: (form) =>
    of(form) !== '' && Number(of(form)) >= least && Number(of(form)) <= most ? undefined : wrong,
})

/** Until when a period is paid. */
export function useTermSection(saved: FeeSections['term'], refresh: Refresh) {
  const t = useTexts('feeSetting')
  type Form = { dueDay: string; barcodeDays: string }
  return useSection<FeeSections['term'], Form>({
    saved,
    refresh,
    codes,
    formOf: ({ dueDay, barcodeDays }) => ({ dueDay: String(dueDay), barcodeDays: String(barcodeDays) }),
    fields: [
      within(
        amountField<Form>(t('dueDay'), 'dueDay', { digits: 2, help: t('dueDayHelp') }),
        ({ dueDay }) => dueDay,
        [1, 28],
        t('dueDayWrong'),
      ),
      within(
        amountField<Form>(t('barcodeDays'), 'barcodeDays', { digits: 3, help: t('barcodeDaysHelp') }),
        ({ barcodeDays }) => barcodeDays,
        [0, 180],
        t('barcodeDaysWrong'),
      ),
    ],
    newest: async () => (await newest()).term,
    send: ({ dueDay, barcodeDays }, version, retry) =>
      feeApi.saveSettings(
        { term: { dueDay: Number(dueDay), barcodeDays: Number(barcodeDays), version } },
        retry,
      ),
  })
}

/** What is done with what is owed and what was paid ahead. */
export function useBalanceSection(saved: FeeSections['balance'], refresh: Refresh) {
  const t = useTexts('feeSetting')
  type Form = Pick<FeeSettings, 'arrears' | 'debts' | 'offsetsPrepayments'> & { differsPercent: string }
  return useSection<FeeSections['balance'], Form>({
    saved,
    refresh,
    codes,
    formOf: ({ arrears, debts, offsetsPrepayments, differsPercent }) => ({
      arrears,
      debts,
      offsetsPrepayments,
      differsPercent: String(differsPercent),
    }),
    fields: [
      choiceField<Form>(t('arrears'), 'arrears', [
        { value: 'carry', label: t('arrears_carry') },
        { value: 'list', label: t('arrears_list') },
      ]),
      choiceField<Form>(t('debts'), 'debts', [
        { value: 'unit', label: t('debts_unit') },
        { value: 'person', label: t('debts_person') },
      ]),
      tickField<Form>(t('offset'), 'offsetsPrepayments'),
      within(
        amountField<Form>(t('differs'), 'differsPercent', { digits: 3, help: t('differsHelp') }),
        ({ differsPercent }) => differsPercent,
        [1, 100],
        t('differsWrong'),
      ),
    ],
    newest: async () => (await newest()).balance,
    send: ({ differsPercent, ...form }, version, retry) =>
      feeApi.saveSettings({ balance: { ...form, differsPercent: Number(differsPercent), version } }, retry),
  })
}
