import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type Column, DataTable } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { PollDetail, PollRecord } from '../contract.ts'
import { squares } from './poll-words.ts'
import { pollsApi } from './use-polls.ts'

const step = 25
const most = 100

/** Every ballot: of a named poll with its household, of a secret one after its end by its receipt. */
export function RecordsPanel({ poll }: { poll: PollDetail }) {
  const t = useTexts('pollPage')
  const { pollId, isSecret, candidates, results, weight } = poll
  const [candidateId, setCandidate] = useState('')
  const [maxCount, setMax] = useState(step)
  const isHidden = results === null
  const asked = useQuery({
    queryKey: ['polls', 'records', pollId, candidateId, maxCount],
    queryFn: () => pollsApi.listRecords({ pollId, ...(candidateId ? { candidateId } : {}), maxCount }),
    placeholderData: keepPreviousData,
    enabled: !isHidden,
  })
  const names = new Map(candidates.map((one) => [one.candidateId, one.name]))
  const choice: Column<PollRecord> = {
    head: t('choice'),
    phone: 'under',
    cell: ({ candidateIds }) => candidateIds.map((id) => names.get(id)).join('、'),
  }
  const receipt: Column<PollRecord> = {
    head: t('receipt'),
    width: 176,
    phone: isSecret ? 'first' : 'underEnd',
    cell: (row) => row.receipt,
  }
  const named: Column<PollRecord>[] = [
    {
      head: t('household'),
      width: 130,
      phone: 'first',
      cell: ({ label }) => (label ? <HouseholdName label={label} /> : t('forgotten')),
    },
    choice,
    ...(weight === 'area'
      ? [
          {
            head: t('area'),
            width: 100,
            phone: 'none' as const,
            cell: (row: PollRecord) => (row.weight === null ? '' : squares(row.weight)),
          },
        ]
      : []),
    { head: t('votedAt'), width: 120, phone: 'end', cell: ({ at }) => (at ? speakTime(at) : '') },
    receipt,
  ]
  const title = t(isSecret ? 'recordsSecret' : 'records')
  if (isHidden)
    return (
      <Panel title={title} pad="plain">
        <p className="lb-quiet">
          {t(poll.state === 'ended' || poll.state === 'done' ? 'secretTooFew' : 'recordsYet')}
        </p>
      </Panel>
    )
  return (
    <Panel
      title={title}
      number={asked.data?.pagination.total}
      extra={
        <ChoiceInput
          aria-label={t('ofCandidate')}
          value={candidateId}
          options={[
            { value: '', label: t('allCandidates') },
            ...candidates.map((one) => ({ value: one.candidateId, label: one.name })),
          ]}
          onChoose={setCandidate}
        />
      }
    >
      <Loaded
        of={asked}
        failed={t('failed')}
        skeleton={[130, '1fr', 120]}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState icon="check" title={t('recordsNone')} />}
      >
        {({ data, pagination }) => (
          <>
            <DataTable
              rows={data}
              idOf={(row) => row.receipt || `${row.at?.getTime()} ${row.candidateIds.join()}`}
              columns={isSecret ? [receipt, choice] : named}
            />
            {data.length < pagination.total && maxCount < most && (
              <div className="lb-inner">
                <Button onClick={() => setMax(most)}>
                  {t('moreRecords', { count: Math.min(most, pagination.total) - data.length })}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}
