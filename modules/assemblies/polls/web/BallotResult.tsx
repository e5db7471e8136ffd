import { percentText } from '#modules/assemblies/tally/contract.ts'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Ballot } from '../ballot-contract.ts'
import { BallotComments } from './BallotComments.tsx'
import { keptReceipt } from './kept-receipt.ts'

const signsOf = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** What came out, and every ballot by its receipt: whoever has one finds it. */
export function BallotResult({ token, ballot }: { token: string; ballot: Ballot }) {
  const t = useTexts('pollBallot')
  const { results, receipts, candidates, voted, voters, allowsComments } = ballot
  const [typed, setTyped] = useState(() => keptReceipt(token))
  const names = new Map(candidates.map(({ candidateId, name }) => [candidateId, name]))
  const wanted = signsOf(typed)
  const found = wanted ? receipts.filter(({ receipt }) => signsOf(receipt).includes(wanted)) : receipts
  return (
    <>
      <section className="vb-results">
        <h2>{t('result')}</h2>
        <p className="lb-14 lb-quiet">{t('turnout', { voted, voters })}</p>
        {!results && <p>{t('tooFew')}</p>}
        {results?.candidates.map(({ candidateId, ballots, share, rank }) => (
          <div key={candidateId}>
            <p className="lb-line lb-between lb-baseline">
              <b className="lb-break">{names.get(candidateId)}</b>
              <span className="lb-nowrap">
                <b>{ballots}</b> {t('units')}　{share === null ? t('rank', { rank }) : percentText(share)}
              </span>
            </p>
            {share !== null && (
              <progress className="lb-bar" max={10_000} value={share} aria-label={names.get(candidateId)} />
            )}
          </div>
        ))}
      </section>
      <section className="vb-results">
        <h2>{t('list', { count: receipts.length })}</h2>
        <Field label={t('find')} help={t('findHelp')}>
          <TextInput value={typed} maxLength={14} autoCapitalize="characters" onText={setTyped} />
        </Field>
        {found.length === 0 && <p role="status">{t('notFound')}</p>}
        <ul className="vb-list lb-divided">
          {found.map(({ receipt, candidateIds }) => (
            <li key={receipt} data-own={wanted.length === 12 ? '' : undefined}>
              <b>{receipt}</b>
              <span>{candidateIds.map((id) => names.get(id)).join('、') || t('fewReceipts')}</span>
            </li>
          ))}
        </ul>
      </section>
      {allowsComments && ballot.comments.length > 0 && <BallotComments token={token} ballot={ballot} />}
    </>
  )
}
