import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { HouseholdBooks } from '#modules/homes/household-properties/web/public.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { HouseholdPanels } from '#platform/web/frame/HouseholdPanels.tsx'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import type { HouseholdDetail } from '#modules/homes/households/contract.ts'
import {
  markKind,
  type MarksOfHousehold,
  openHouseholdMarks,
  spokenMark,
  useHouseholdMarks,
} from '#modules/homes/households/web/public.ts'
import { useHousehold } from './use-household-list.ts'

/** One household beside the list: residents with masked phones, cards, phones, plates. */
export function HouseholdDetailPanel({ householdId, onClose }: { householdId: string; onClose: () => void }) {
  const t = useTexts('householdList')
  const asked = useHousehold(householdId)
  const label = asked.data?.label ?? ''
  useHotKey('Esc', 'householdList:close', onClose)
  return (
    <aside className="lb-panel hl-detail" aria-label={t('detail', { label })}>
      <div className="hl-detail-head">
        <HouseholdName label={label} size="title" />
        <Link to="/mgmt/household/detail/$id" params={{ id: householdId }} className="lb-link lb-end">
          {t('openHome')}
        </Link>
        <button type="button" className="lb-icon-button" aria-label={t('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <Loaded of={asked} failed={t('loadFailed')} skeleton={[80, 200]} rows={6}>
        {(household) => <Facts household={household} />}
      </Loaded>
    </aside>
  )
}

function Facts({ household }: { household: HouseholdDetail }) {
  const t = useTexts('householdList')
  const marks = useHouseholdMarks([household.householdId])?.get(household.householdId)
  const said = new Map(marks?.residents.map((resident) => [resident.residentId, resident]))
  return (
    <div className="hl-facts">
      <OfHousehold household={household} marks={marks} />
      <Part title={t('residents')} none={t(household.isVirtual ? 'virtual' : 'vacant')}>
        {household.residents.map((resident) => (
          <li key={resident.id} className="hl-person">
            <b>{resident.name}</b>
            <span className="lb-quiet">{resident.mobile}</span>
            <SaidMarks marks={said.get(resident.id)?.marks ?? []} />
            {said.get(resident.id)?.note && (
              <span className="hl-note lb-14">{said.get(resident.id)?.note}</span>
            )}
          </li>
        ))}
      </Part>
      {household.residents.length > 0 && (
        <HouseholdPanels place="people" householdId={household.householdId} />
      )}
      <Part title={t('cards')} none={t('noCards')}>
        {household.cards.map((card) => (
          <li key={card.id} className={card.isDisabled ? 'lb-faint' : undefined}>
            {card.isDisabled ? t('disabledCard', { code: card.cardCode }) : card.cardCode}
          </li>
        ))}
      </Part>
      <Part title={t('phones')} none={t('noPhones')}>
        {household.phones.map((phone) => (
          <li key={phone.id}>
            <b>{phone.residentName}</b>
            <span className="lb-quiet lb-14">
              {t('phone', { end: phone.serialEnd, when: speakDate(phone.boundAt) })}
            </span>
          </li>
        ))}
      </Part>
      <Part title={t('plates')} none={t('noPlates')}>
        {household.plates.map((plate) => (
          <li key={plate}>{plate}</li>
        ))}
      </Part>
      <HouseholdBooks householdId={household.householdId} />
      <p className="lb-quiet lb-14">{t('masked')}</p>
    </div>
  )
}

/** Marks and note of the whole household, and the way to change them and its people's. */
function OfHousehold({ household, marks }: { household: HouseholdDetail; marks?: MarksOfHousehold }) {
  const t = useTexts('householdList')
  const mayMark = useAllowed()([{ can: 'households.mark' }]).length > 0
  const saysNothing = !household.note && !marks?.marks.length
  return (
    <section>
      <div className="hl-part-head">
        <h3>{t('whole')}</h3>
        {mayMark && (
          <Button
            size="small"
            type="text"
            icon={<Icon name="pen" size={16} />}
            onClick={() => openHouseholdMarks({ householdId: household.householdId })}
          >
            {t('editMarks')}
          </Button>
        )}
      </div>
      <SaidMarks marks={marks?.marks ?? []} />
      {household.note && <p>{household.note}</p>}
      {saysNothing && <p className="lb-faint">{t('noMarks')}</p>}
    </section>
  )
}

function SaidMarks({ marks }: { marks: MarksOfHousehold['marks'] }) {
  if (marks.length === 0) return null
  return (
    <Marks>
      {marks.map(({ word, who }) => (
        <Mark key={`${word} ${who}`} kind={markKind(word)}>
          {`${spokenMark(word)} ${who}`.trim()}
        </Mark>
      ))}
    </Marks>
  )
}

function Part({ title, none, children }: { title: string; none: string; children: ReactNode }) {
  const empty = Array.isArray(children) && children.length === 0
  return (
    <section>
      <h3>{title}</h3>
      {empty ? <p className="lb-faint">{none}</p> : <ul>{children}</ul>}
    </section>
  )
}
