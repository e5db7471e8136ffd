import { useState } from 'react'
import { addressOf, client } from '#platform/web/calls/client.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { assemblySealed, type Receipts } from '../sealed-contract.ts'
import { type KeptBallot, keptBallots } from './kept-ballots.ts'

const api = client(assemblySealed)

/** The receipts of what this phone voted in secret: each is looked up in the published list once voting is closed. */
export function BallotReceipts({ code }: { code: string }) {
  const t = useTexts('assemblyBallot')
  const kept = keptBallots(code).toReversed()
  if (!kept.length) return null
  return (
    <section className="ab-receipts">
      <h2 className="lb-16">{t('receipts')}</h2>
      <ul>
        {kept.map((ballot) => (
          <Receipt key={ballot.receipt} ballot={ballot} code={code} />
        ))}
      </ul>
    </section>
  )
}

function Receipt({ ballot, code }: { ballot: KeptBallot; code: string }) {
  const t = useTexts('assemblyBallot')
  const { topicId, number, title, receipt } = ballot
  const [found, setFound] = useState<Receipts>()
  const act = useSubmit(async () => setFound((await api.receiptsOfCard({ code, topicId })).data), {
    onFailure: inBox,
  })
  return (
    <li>
      <span className="lb-14 lb-quiet">
        {t('topic', { number })} {title}
      </span>
      <code className="ab-receipt">{receipt}</code>
      {found ? (
        <p role="status">
          <b>{t(found.receipts.includes(receipt) ? 'receiptFound' : 'receiptMissing')}</b>{' '}
          {t('receiptCount', { count: found.receipts.length })}{' '}
          {found.isPublished ? (
            <a href={addressOf(assemblySealed.calls.archiveOfCard, { code, topicId })} download>
              {t('archive')}
            </a>
          ) : (
            <span className="lb-quiet">{t(found.isOpened ? 'archiveKept' : 'notOpenedYet')}</span>
          )}
        </p>
      ) : (
        <Button size="small" loading={act.busy} onClick={() => void act.submit()}>
          {t('receiptCheck')}
        </Button>
      )}
    </li>
  )
}
