import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type Payout, payoutInFile } from '../payout-contract.ts'
import { payoutsApi } from './reconcile-query.ts'

const inFile = payoutInFile('').code

/** What the statement says of a payout day, against what should have come; a difference needs a reason. */
export function PayoutCheck({
  payout,
  onDifference,
  onChecked,
}: {
  payout: Payout
  onDifference: (difference: number) => void
  onChecked: () => void
}) {
  const t = useTexts('reconcilePage')
  const { net, fee, channel } = payout
  const [typed, setTyped] = useState(String(net))
  const [note, setNote] = useState('')
  const statement = Number(typed)
  const difference = statement - net
  const isNoteMissing = difference !== 0 && !note.trim()
  /** What a line of the bank seems to be: sent once more as it is, it is another one. */
  const [warned, setWarned] = useState('')
  const isAnother = warned === typed
  const act = useSubmit(
    async (retry) => {
      const { payoutOn, count, gross } = payout
      const content = { payoutOn, channel, count, gross, fee, statement, note: difference ? note.trim() : '' }
      await payoutsApi
        .check({ payoutId: retry.idOf(content), ...content, isAnother }, retry)
        .catch((error: unknown) => {
          if (error instanceof Problem && error.code === inFile) setWarned(typed)
          throw error
        })
      toast(t('checked'))
      onChecked()
    },
    { isWrong: () => typed === '' || isNoteMissing },
  )
  const books =
    channel === 'store'
      ? t('booksStore', { statement: showMoney(statement), fee: showMoney(fee) })
      : [
          fee !== 0 && t('booksFee', { fee: showMoney(fee) }),
          difference !== 0 && t('booksDifference', { difference: showMoney(difference) }),
          !fee && !difference && t('booksNothing'),
        ]
          .filter(Boolean)
          .join('')
  return (
    <section className="rc-form" aria-label={t('checkTitle')}>
      <div className="lb-pair">
        <Field label={t('statement')}>
          <AmountInput
            signed={net < 0}
            value={typed}
            onAmount={(text) => {
              setTyped(text)
              onDifference(Number(text) - net)
            }}
          />
        </Field>
        <p className="rc-difference">
          <span className="lb-14 lb-quiet">{t('difference')}</span>
          <b className={difference ? 'lb-amber' : undefined}>{showMoney(difference)}</b>
        </p>
      </div>
      {difference !== 0 && (
        <Field label={t('note')} invalid={act.tried && isNoteMissing ? t('noteMissing') : undefined}>
          <TextInput value={note} maxLength={60} onText={setNote} />
        </Field>
      )}
      <p className="lb-14 lb-quiet">{books}</p>
      {act.failure && <FailureNote sentence={act.failure} />}
      <Button type="primary" block loading={act.busy} onClick={() => void act.submit()}>
        {t(isAnother ? 'checkAnother' : 'check')}
      </Button>
    </section>
  )
}
