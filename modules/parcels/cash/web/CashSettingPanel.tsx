import './cash-texts.ts'
import './cash.css'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
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
import { MoneyField, readMoney } from './MoneyField.tsx'
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
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const envelopeLimit = limit.trim() === '' ? null : readMoney(limit)

  async function save() {
    if (envelopeLimit === undefined || (envelopeLimit !== null && envelopeLimit < 1))
      return setFailure(t('limitWrong'))
    setBusy(true)
    setFailure(undefined)
    try {
      await api.changeSetting({ ...draft, envelopeLimit })
      void refresh()
      toast(t('saved'))
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className="ch-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
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
      {failure && <Note tone="wait">{failure}</Note>}
      <Button type="primary" htmlType="submit" aria-busy={busy}>
        {t('save')}
      </Button>
    </form>
  )
}
