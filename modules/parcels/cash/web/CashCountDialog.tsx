import { useRef, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { focusInvalid } from '#platform/web/input/focus-invalid.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { cash, type CashCount, denominations, showMoney } from '../contract.ts'
import { readMoney } from './MoneyField.tsx'
import { useCashRefresh } from './use-envelope.ts'
import { useWitness, WitnessFields } from './WitnessFields.tsx'

const api = client(cash)

export interface CashCountDialogProps {
  /** By the ledger, whole NT$. */
  expected: number
  envelopes: number
  onDone: (count: CashCount) => void
  onClose: () => void
}

/** Two people count the drawer by denomination; the second signs with account and password at this desk. */
export function CashCountDialog({ expected, envelopes, onDone, onClose }: CashCountDialogProps) {
  const t = useTexts('cash')
  const [texts, setTexts] = useState<Record<number, string>>({})
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [missing, setMissing] = useState<'reason' | 'witness'>()
  const body = useRef<HTMLDivElement>(null)
  const countId = useRef(newId())
  const witness = useWitness()
  const refresh = useCashRefresh()
  const pieces = denominations.map((denomination) => ({
    denomination,
    count: Math.max(0, readMoney(texts[denomination] ?? '') ?? 0),
  }))
  const counted = pieces.reduce((sum, one) => sum + one.denomination * one.count, 0)
  const difference = counted - expected
  const isBegun = expected === 0 || Object.values(texts).some((text) => text.trim() !== '')

  async function confirm() {
    if (busy) return
    const lacks = difference !== 0 && !reason.trim() ? 'reason' : witness.isReady ? undefined : 'witness'
    setMissing(lacks)
    setFailure(undefined)
    if (lacks) return body.current ? focusInvalid(body.current) : undefined
    setBusy(true)
    try {
      const witnessToken = await witness.takeToken()
      const { data } = await api.count({
        countId: countId.current,
        pieces: pieces.filter((one) => one.count > 0),
        reason: difference === 0 ? '' : reason,
        witnessToken,
      })
      void refresh()
      onDone(data)
    } catch (error) {
      witness.forgetToken()
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog label={t('countTitle')} onCancel={onClose} className="ch-dialog ch-count">
      <div className="lb-dialog-head">
        <h2>{t('countTitle')}</h2>
        <span className="lb-grow lb-quiet">{t('drawerEnvelopes', { count: envelopes })}</span>
        <Button type="text" icon={<Icon name="x" />} aria-label={t('close')} onClick={onClose} />
      </div>
      <div className="ch-dialog-body" ref={body}>
        <div className="ch-pieces">
          {pieces.map(({ denomination, count }) => (
            <label key={denomination}>
              <span>{showMoney(denomination)}</span>
              <TextInput
                inputMode="numeric"
                aria-label={showMoney(denomination)}
                maxLength={6}
                value={texts[denomination] ?? ''}
                placeholder="0"
                onText={(text) => setTexts({ ...texts, [denomination]: text })}
              />
              <span className="ch-right">{showMoney(denomination * count)}</span>
            </label>
          ))}
        </div>
        <dl className="ch-count-sums">
          <div>
            <dt>{t('counted')}</dt>
            <dd>{showMoney(counted)}</dd>
          </div>
          <div>
            <dt>{t('expected')}</dt>
            <dd>{showMoney(expected)}</dd>
          </div>
          <div className={difference === 0 || !isBegun ? undefined : 'ch-amber'}>
            <dt>{t('difference')}</dt>
            <dd>
              {!isBegun
                ? t('notBegun')
                : difference === 0
                  ? t('even')
                  : t(difference > 0 ? 'over' : 'short', { money: showMoney(Math.abs(difference)) })}
            </dd>
          </div>
        </dl>
        {isBegun && difference !== 0 && (
          <Field label={t('countReason')} {...(missing === 'reason' && { invalid: t('reasonMissing') })}>
            <TextInput value={reason} maxLength={60} onText={setReason} />
          </Field>
        )}
        <WitnessFields witness={witness} {...(missing === 'witness' && { invalid: t('witnessMissing') })} />
        {failure && <Note tone="wait">{failure}</Note>}
      </div>
      <div className="lb-dialog-foot">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="primary" aria-busy={busy} onClick={() => void confirm()}>
          {busy ? t('working') : t('countConfirm')}
        </Button>
      </div>
    </Dialog>
  )
}
