import { useState } from 'react'
import { copyText } from '#platform/web/look/copy-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { Ballot } from '../ballot-contract.ts'
import { BallotComments } from './BallotComments.tsx'
import { dropReceipt, keptReceipt } from './kept-receipt.ts'

interface BallotVotedProps {
  token: string
  ballot: Ballot
  reload: () => void
}

/** The vote was taken: its receipt, where this phone made it, and what others say. */
export function BallotVoted({ token, ballot, reload }: BallotVotedProps) {
  const t = useTexts('pollBallot')
  const [isForgotten, setForgotten] = useState(false)
  const receipt = keptReceipt(token)
  const { isSecret, voted, voters, allowsComments } = ballot
  return (
    <>
      <section className="vb-done" role="status">
        <span className="vb-check">
          <Icon name="check" size={32} />
        </span>
        <h2>{t('taken')}</h2>
        <p className="lb-quiet">{t(isSecret ? 'takenSecret' : 'takenNamed')}</p>
        <div className="vb-receipt">
          <p className="lb-14 lb-quiet">{t('receipt')}</p>
          {receipt ? <b>{receipt}</b> : <p>{t(isForgotten ? 'receiptForgotten' : 'otherPhone')}</p>}
          <p className="lb-14 lb-quiet">{t('receiptText')}</p>
        </div>
        {receipt && (
          <Button size="large" block onClick={() => void copyText(receipt, t('copied'))}>
            {t('copy')}
          </Button>
        )}
        {receipt && !isForgotten && (
          <Button
            size="large"
            type="text"
            block
            onClick={() => {
              dropReceipt(token)
              setForgotten(true)
            }}
          >
            {t('notMyPhone')}
          </Button>
        )}
        <p className="lb-14 lb-quiet">{t('turnout', { voted, voters })}</p>
      </section>
      {allowsComments && <BallotComments token={token} ballot={ballot} reload={reload} />}
    </>
  )
}
