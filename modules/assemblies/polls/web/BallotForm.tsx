import { useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { addressOf, client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { type Ballot, pollBallots } from '../ballot-contract.ts'
import { receiptTaken, votedAlready } from '../problems.ts'
import { dropReceipt, receiptFor } from './kept-receipt.ts'

const api = client(pollBallots)

interface BallotFormProps {
  token: string
  ballot: Ballot
  reload: () => void
}

/** The choice and the one button that sends it; a lost line is the same vote sent again. */
export function BallotForm({ token, ballot, reload }: BallotFormProps) {
  const t = useTexts('pollBallot')
  const { candidates, maxChoices, isSecret } = ballot
  const [chosen, setChosen] = useState<readonly string[]>([])
  const isOne = maxChoices === 1
  const act = useSubmit(
    async (retry) => {
      const asked = { token, candidateIds: [...chosen], receipt: receiptFor(token) }
      await api.castBallot(asked, retry).catch((error: unknown) => {
        if (error instanceof Problem && error.code === receiptTaken().code) dropReceipt(token)
        // The answer was lost, and the vote was not: the page shows it with the receipt of this phone.
        if (error instanceof Problem && error.code === votedAlready().code) reload()
        throw error
      })
      reload()
    },
    { isWrong: () => chosen.length === 0 },
  )
  const turn = (id: string) => {
    act.forget()
    if (isOne) return setChosen([id])
    if (chosen.includes(id)) return setChosen(chosen.filter((one) => one !== id))
    if (chosen.length < maxChoices) setChosen([...chosen, id])
  }
  const names = candidates.filter(({ candidateId }) => chosen.includes(candidateId)).map(({ name }) => name)
  return (
    <form {...act.form} className="lb-stack">
      <fieldset className="lb-bare vb-options">
        <legend className="lb-below-8">
          {isOne ? t('chooseOne') : t('chooseMany', { count: maxChoices })}
        </legend>
        {candidates.map(({ candidateId, name, note, photoNth }) => (
          <label key={candidateId} className="vb-option">
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name="choice"
              checked={chosen.includes(candidateId)}
              disabled={!isOne && chosen.length >= maxChoices && !chosen.includes(candidateId)}
              onChange={() => turn(candidateId)}
            />
            {photoNth !== null && (
              <img
                src={addressOf(pollBallots.calls.showFile, { token, nth: photoNth })}
                alt={t('photo', { name })}
              />
            )}
            <span className="lb-min">
              <b className="lb-break">{name}</b>
              {note && <span className="lb-14 lb-quiet lb-lines lb-break">{note}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="lb-14 lb-quiet">{t(isSecret ? 'secretText' : 'namedText')}</p>
      <div className="vb-foot">
        {act.failure && <FailureNote sentence={act.failure} />}
        {act.tried && chosen.length === 0 && (
          <p className="lb-amber" role="alert">
            {t('chooseFirst')}
          </p>
        )}
        <p className="lb-14 lb-quiet" role="status">
          {isOne ? t('final') : t('chosen', { count: chosen.length, left: maxChoices - chosen.length })}
        </p>
        <Button type="primary" size="large" block htmlType="submit" loading={act.busy}>
          {names.length ? t('vote', { names: inRow(names) }) : t('voteNothing')}
        </Button>
      </div>
    </form>
  )
}
