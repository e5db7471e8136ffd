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
        {proposals.map((one, nth) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field that has the focus hears the keys
          <div
            key={one.visitorId}
            id={`${id}-${nth}`}
            role="option"
            tabIndex={-1}
            aria-selected={nth === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(nth)}
          >
            <span className="vd-proposal-who">
              <b>{one.name || one.firm || one.plate}</b>
              {one.bookedId && <Mark kind="reminded">{t('bookedToday')}</Mark>}
              {one.isInside && <Mark kind="plain">{t('stillInside')}</Mark>}
            </span>
            <span className="lb-14 lb-quiet vd-proposal-more">
              {[one.plate, one.phone, one.reason].filter(Boolean).join('　')}
            </span>
            <span className="vd-proposal-where">
              {one.label && <HouseholdName label={one.label} />}
              <span className="lb-14 lb-quiet">
                {t('came', { count: one.visits, when: speakTime(one.cameAt) })}
              </span>
            </span>
            <Key keys={nth === active ? 'Enter' : `Alt ${nth + 1}`} />
          </div>
        ))}
      </div>
    </div>
  )
}
