import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { householdPath } from '#modules/homes/households/web/public.ts'
import type { Compared } from '../roll-contract.ts'
import { useDifferences } from './queries.ts'

/** Differences that are listed: more than a page of them is taken over, not read. */
const mostShown = 30

/** What the register says otherwise than the roll, folded away, and which units lack something there; nothing where they agree. */
export function RollDifferences({ assemblyId }: { assemblyId: string }) {
  const t = useTexts('assemblyPage')
  const asked = useDifferences(assemblyId)
  const [isOpen, setOpen] = useState(false)
  const gaps = (asked.data ?? []).filter(({ change }) => change === 'incomplete')
  const others = (asked.data ?? []).filter(({ change }) => change !== 'incomplete')
  return (
    <>
      {gaps.length > 0 && (
        <Panel
          title={t('gaps')}
          number={gaps.length}
          lead={t('gapsText')}
          pad="plain"
          className="lb-below-16"
        >
          <Lines list={gaps} />
        </Panel>
      )}
      {others.length > 0 && (
        <div className="lb-below-16">
          <Note
            tone="wait"
            act={
              <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {t(isOpen ? 'hideDifferences' : 'showDifferences')}
              </Button>
            }
          >
            {t('differences')} <b>{others.length}</b>　{t('differencesText')}
            {isOpen && <Lines list={others} />}
          </Note>
        </div>
      )}
    </>
  )
}

/** Units with what is different or missing; each leads to its household. */
function Lines({ list }: { list: readonly Compared[] }) {
  const t = useTexts('assemblyPage')
  return (
    <ul className="lb-stack lb-gap-4">
      {list.slice(0, mostShown).map(({ label, householdId, change, lacks, before, after }) => (
        <li key={`${label} ${change}`} className="lb-line lb-wrap lb-gap-8">
          {householdId ? (
            <Link className="lb-link" to={householdPath(householdId) as string}>
              <HouseholdName label={label} />
            </Link>
          ) : (
            <HouseholdName label={label} />
          )}
          <span>
            {change === 'incomplete'
              ? lacks.map((lack) => t(`lacks_${lack}`)).join('、')
              : `${t(`change_${change}`)} ${[before, after].filter(Boolean).join(' → ')}`}
          </span>
        </li>
      ))}
      {list.length > mostShown && (
        <li className="lb-quiet">{t('moreUnits', { count: list.length - mostShown })}</li>
      )}
    </ul>
  )
}
