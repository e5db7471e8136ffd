import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { CandidatePanel } from './CandidatePanel.tsx'
import { type Choice, chosenOf } from './chosen-parts.ts'
import { lineQuery } from './desk-query.ts'
import { LinePanel } from './LinePanel.tsx'

export interface LineDeskProps {
  lineId: string
  place: { nth: number; count: number }
  mayMatch: boolean
  onStep: (step: number) => void
  onDone: () => void
}

/** One line at the desk: why it waits and what is proposed, and beside it what else it could be put to. */
export function LineDesk({ lineId, place, mayMatch, onStep, onDone }: LineDeskProps) {
  const t = useTexts('unmatchedPage')
  const queries = useQueryClient()
  const [householdId, setHousehold] = useState<string>()
  const [choice, setChoice] = useState<Choice>('proposal')
  const [isAnother, setAnother] = useState(false)
  const query = useQuery(lineQuery(lineId, householdId))
  const pick = async () => {
    const picked = await pickHousehold()
    if (!picked) return
    setHousehold(picked.householdId)
    setChoice('proposal')
  }
  useHotKey('F2', 'unmatchedPage:otherHousehold', () => void pick(), { enabled: mayMatch })
  return (
    <Loaded of={query} failed={t('failed')} skeleton={['1fr', 120]} rows={5}>
      {(line) => (
        <>
          <LinePanel
            line={line}
            choice={choice}
            place={place}
            mayMatch={mayMatch}
            isAnother={isAnother}
            onAnother={() => setAnother(true)}
            onStep={onStep}
            onAhead={() => setChoice(null)}
            onPick={() => void pick()}
            onDone={() => {
              onDone()
              void queries.invalidateQueries({ queryKey: ['bankLines'] })
            }}
          />
          <CandidatePanel
            line={line}
            chosen={chosenOf(line, choice)}
            isReading={!mayMatch || ((line.booked.length > 0 || line.returned.length > 0) && !isAnother)}
            onChoose={setChoice}
            onPick={() => void pick()}
          />
        </>
      )}
    </Loaded>
  )
}
