import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Proposal } from '#modules/visitors/visits/contract.ts'

export interface ProposalsProps {
  id: string
  proposals: readonly Proposal[]
  active: number
  onChoose: (nth: number) => void
}

/** Who came before, with whom they visited; a booking of today and whoever is still inside say so. */
export function Proposals({ id, proposals, active, onChoose }: ProposalsProps) {
  const t = useTexts('visitors')
  const box = useRef<HTMLDivElement>(null)
  useItemKeys(proposals.length, onChoose, 'visitors:proposalKey')
  // On a narrow screen they would begin below the edge.
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [proposals.length])
  return (
    <div className="vd-proposals" ref={box}>
      <p className="vd-label">{t('proposals', { count: proposals.length })}</p>
      <div id={id} role="listbox" aria-label={t('proposals', { count: proposals.length })}>
        {proposals.map((proposal, nth) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field that has the focus hears the keys
          <div
            key={proposal.visitorId}
            id={`${id}-${nth}`}
            role="option"
            tabIndex={-1}
            aria-selected={nth === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(nth)}
          >
            <span className="vd-proposal-who">
              <b>{proposal.name || proposal.firm || proposal.plate}</b>
              {proposal.bookedId && <Mark kind="reminded">{t('bookedToday')}</Mark>}
              {proposal.isInside && <Mark kind="plain">{t('stillInside')}</Mark>}
            </span>
            <span className="lb-14 lb-quiet vd-proposal-more">
              {[proposal.plate, proposal.phone, proposal.reason].filter(Boolean).join('　')}
            </span>
            <span className="vd-proposal-where">
              {proposal.label && <HouseholdName label={proposal.label} />}
              <span className="lb-14 lb-quiet">
                {t('came', { count: proposal.visits, when: speakTime(proposal.cameAt) })}
              </span>
            </span>
            <Key keys={nth === active ? 'Enter' : `Alt ${nth + 1}`} />
          </div>
        ))}
      </div>
    </div>
  )
}
