import './cash-texts.ts'
import { client } from '#platform/web/calls/client.ts'
import { readAmount } from '#platform/web/form/amount-text.ts'
import { tickField } from '#platform/web/form/choice-fields.tsx'
import { amountField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useSection } from '#platform/web/settings/use-section.ts'
import { cash, type CashSetting } from '../contract.ts'
import { useCashRefresh } from './use-envelope.ts'

const api = client(cash)

interface CashForm extends Omit<CashSetting, 'envelopeLimit'> {
  /** Its digits; '' is no limit. */
  limit: string
}

/** What receipts say, whether the payer signs, and how much an envelope may hold, while it is changed. `at`: when it was asked for. */
export function useCashSection(setting: CashSetting, at: number) {
  const t = useTexts('cash')
  const refresh = useCashRefresh()
  return useSection<CashSetting & { version: number; changedAt: null }, CashForm>({
    saved: { ...setting, version: at, changedAt: null },
    refresh,
    codes: [],
    formOf: ({ receiptHeader, receiptFooter, signatureAsked, envelopeLimit }) => ({
      receiptHeader,
      receiptFooter,
      signatureAsked,
      limit: envelopeLimit?.toString() ?? '',
    }),
    fields: [
      textField(t('receiptHeader'), 'receiptHeader', {
        help: t('receiptHeaderHelp'),
        input: { maxLength: 40 },
      }),
      textField(t('receiptFooter'), 'receiptFooter', { input: { maxLength: 80 } }),
      {
        ...amountField<CashForm>(t('envelopeLimit'), 'limit', {
          optional: true,
          help: t('envelopeLimitHelp'),
        }),
        wrong: ({ limit }) => (readAmount(limit) === 0 ? t('limitWrong') : undefined),
      },
      tickField(t('signatureAsked'), 'signatureAsked'),
    ],
    newest: async () => ({ ...(await api.findSetting({})).data, version: Date.now(), changedAt: null }),
    send: ({ limit, ...form }, _, retry) =>
      api.changeSetting({ ...form, envelopeLimit: readAmount(limit) ?? null }, retry),
  })
}
