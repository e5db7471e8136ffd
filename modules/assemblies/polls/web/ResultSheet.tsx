import { percentText } from '#modules/assemblies/tally/contract.ts'
import './paper-texts.ts'
import './papers.css'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#platform/web/frame/use-me.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { PollDetail, PollRecord } from '../contract.ts'
import { spanOf, squares } from './poll-words.ts'
import { pollsApi } from './use-polls.ts'

async function allRecords(pollId: string): Promise<PollRecord[]> {
  const all: PollRecord[] = []
  for (;;) {
    const { data, pagination } = await pollsApi.listRecords({ pollId, offset: all.length, maxCount: 100 })
    all.push(...data)
    if (!data.length || all.length >= pagination.total) return all
  }
}

/** The result for the notice board, with every ballot by its receipt and without whose it is. */
export function ResultSheet({ poll, onDone }: { poll: PollDetail; onDone: () => void }) {
  const t = paperTexts('pollPapers')
  const communityName = useMe()?.communityName ?? ''
  const { data: records } = useQuery({
    queryKey: ['polls', 'receipts', poll.pollId],
    queryFn: () => allRecords(poll.pollId),
    staleTime: 0,
  })
  const { results, candidates, title, voted, voters, doneAt, endsAt, weight } = poll
  if (!records || !results) return null
  const numbers = new Map(candidates.map(({ candidateId }, nth) => [candidateId, nth + 1]))
  const receipts = records
    .filter(({ receipt }) => receipt)
    .toSorted((one, other) => (one.receipt < other.receipt ? -1 : 1))
  return (
    <PrintSheet width="A4" margin="14mm" isNumbered onDone={onDone}>
      <article className="pp-result">
        <p>{communityName}</p>
        <h1>{title}</h1>
        <p>{t('resultLead', { span: spanOf(poll), voted, voters, at: writeTime(doneAt ?? endsAt) })}</p>
        <table>
          <thead>
            <tr>
              <th>{t('option')}</th>
              <th>{t('ballots')}</th>
              <th>{t('share')}</th>
            </tr>
          </thead>
          <tbody>
            {candidates.map(({ candidateId, name }, nth) => {
              const one = results.candidates.find((found) => found.candidateId === candidateId)
              return (
                <tr key={candidateId}>
                  <td>
                    {nth + 1}. {name}
                  </td>
                  <td>
                    {one?.ballots ?? 0}
                    {weight === 'area' && one && one.weight !== null && `（${squares(one.weight)} ㎡）`}
                  </td>
                  <td>
                    {one && one.share !== null ? percentText(one.share) : t('rank', { rank: one?.rank ?? 0 })}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <p>{t('receiptsLead')}</p>
        <ul className="pp-receipts">
          {receipts.map(({ receipt, candidateIds }) => (
            <li key={receipt}>
              {receipt}　{candidateIds.map((id) => numbers.get(id)).join('、')}
            </li>
          ))}
        </ul>
      </article>
    </PrintSheet>
  )
}
