import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { readAmount } from '#platform/web/form/amount-text.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { cash, type CashCount, denominations } from '../contract.ts'
import { useCashRefresh } from './use-envelope.ts'
import { useWitness, WitnessFields } from './WitnessFields.tsx'

const api = client(cash)

export interface CashCountDialogProps {
  /** By the ledger, whole NT$. */
  expected: number
  envelopes: number
  /** What other books have in the same drawer. */
  others: number
  onDone: (count: CashCount) => void
  onClose: () => void
}

/** Two people count the drawer by denomination; the second signs with account and password at this desk. */
export function CashCountDialog({ expected, envelopes, others, onDone, onClose }: CashCountDialogProps) {
  const t = useTexts('cash')
  const [texts, setTexts] = useState<Record<number, string>>({})
  const [reason, setReason] = useState('')
  const witness = useWitness()
  const refresh = useCashRefresh()
  const pieces = denominations.map((denomination) => ({
    denomination,
    count: readAmount(texts[denomination] ?? '') ?? 0,
  }))
  const counted = pieces.reduce((sum, piece) => sum + piece.denomination * piece.count, 0)
  const difference = counted - expected
  const isBegun = expected === 0 || Object.values(texts).some((text) => text.trim() !== '')

  const isReasonMissing = difference !== 0 && !reason.trim()
  const act = useSubmit(
    async (retry) => {
      const witnessToken = await witness.takeToken()
      const found = {
        pieces: pieces.filter((piece) => piece.count > 0),
        reason: difference === 0 ? '' : reason,
      }
      try {
        const { data } = await api.count({ countId: retry.idOf(found), ...found, witnessToken }, retry)
        void refresh()
        onDone(data)
      } catch (error) {
        witness.forgetToken()
        throw error
      }
    },
    { isWrong: () => isReasonMissing || !witness.isReady },
  )

  return (
    <ActDialog
      title={t('countTitle')}
      beside={
        <span className="lb-quiet">
          {t('drawerEnvelopes', { count: envelopes })}
          {others !== 0 && t('drawerOthers', { money: showMoney(others) })}
        </span>
      }
      confirm={t('countConfirm')}
      act={act}
      size="wide"
      onClose={onClose}
    >
      <div className="ch-pieces">
        {pieces.map(({ denomination, count }) => (
          <label key={denomination}>
            <span>{showMoney(denomination)}</span>
            <AmountInput
              digits={6}
              aria-label={showMoney(denomination)}
              value={texts[denomination] ?? ''}
              placeholder="0"
              onAmount={(text) => setTexts({ ...texts, [denomination]: text })}
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
        <Field
          label={t('countReason')}
          invalid={act.tried && isReasonMissing ? t('reasonMissing') : undefined}
        >
          <TextInput value={reason} maxLength={60} onText={setReason} />
        </Field>
      )}
      <WitnessFields
        witness={witness}
        {...(act.tried && !isReasonMissing && !witness.isReady && { invalid: t('witnessMissing') })}
      />
    </ActDialog>
  )
}
