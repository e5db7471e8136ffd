import './cash-texts.ts'
import './cash.css'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { readAmount } from '#platform/web/form/amount-text.ts'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { cash, type CashSetting } from '../contract.ts'
import { MoneyField } from './MoneyField.tsx'
import { useCashRefresh, useCashSetting } from './use-envelope.ts'

const api = client(cash)

/** What receipts say, whether the payer signs, and how much an envelope may hold. */
export function CashSettingPanel() {
  const t = useTexts('cash')
  const query = useCashSetting()
  return (
    <Panel title={t('setting')} pad="form">
      <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr']} rows={4}>
        {(data) => <SettingForm setting={data} />}
      </Loaded>
    </Panel>
  )
}

function SettingForm({ setting }: { setting: CashSetting }) {
  const t = useTexts('cash')
  const refresh = useCashRefresh()
  const [draft, setDraft] = useState(setting)
  const [limit, setLimit] = useState(setting.envelopeLimit?.toString() ?? '')
  const envelopeLimit = readAmount(limit) ?? null
  const act = useSubmit(async (retry) => {
    if (envelopeLimit === 0) refuse(t('limitWrong'))
    await api.changeSetting({ ...draft, envelopeLimit }, retry)
    void refresh()
    toast(t('saved'))
  })

  return (
    <form {...act.form} className="ch-form">
      <Field label={t('receiptHeader')} help={t('receiptHeaderHelp')}>
        <TextInput
          value={draft.receiptHeader}
          maxLength={40}
          onText={(receiptHeader) => setDraft({ ...draft, receiptHeader })}
        />
      </Field>
      <Field label={t('receiptFooter')}>
        <TextInput
          value={draft.receiptFooter}
          maxLength={80}
          onText={(receiptFooter) => setDraft({ ...draft, receiptFooter })}
        />
      </Field>
      <MoneyField
        optional
        label={t('envelopeLimit')}
        help={t('envelopeLimitHelp')}
        text={limit}
        onText={setLimit}
      />
      <Checkbox
        checked={draft.signatureAsked}
        onChange={(event) => setDraft({ ...draft, signatureAsked: event.target.checked })}
      >
        {t('signatureAsked')}
      </Checkbox>
      {act.failure && <Note tone="wait">{act.failure}</Note>}
      <Button type="primary" htmlType="submit" loading={act.busy}>
        {t('save')}
      </Button>
    </form>
  )
}
