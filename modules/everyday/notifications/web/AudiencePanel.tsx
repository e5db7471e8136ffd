import './audience-texts.ts'
import './audience.css'
import { useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { type Audience, audienceRoles, isForAll } from '../contract.ts'
import { useChoices, useCounted } from './use-notifications.ts'

interface AudiencePanelProps {
  audience: Audience
  onAudience: (audience: Audience) => void
  /** Whether they are told by the channels of notices, which is counted then. */
  isTold: boolean
  /** More of how it is shown. */
  children?: React.ReactNode
}

const toggled = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** Whom something is for, with how many that is, and by which channels they would hear. */
export function AudiencePanel({ audience, onAudience, isTold, children }: AudiencePanelProps) {
  const t = useTexts('audience')
  const choices = useChoices().data
  const counted = useCounted(audience).data
  /** Names of the households that were picked here. */
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const put = (part: Partial<Audience>) => onAudience({ ...audience, ...part })
  const { buildings, marks, householdIds, role } = audience

  async function add() {
    const picked = await pickHousehold()
    if (!picked || householdIds.includes(picked.householdId)) return
    setNames({ ...names, [picked.householdId]: picked.label })
    put({ householdIds: [...householdIds, picked.householdId] })
  }

  return (
    <Panel
      title={t('whom')}
      number={counted?.households ?? ''}
      summary={counted && t('sum', { people: counted.people })}
      className="au-panel"
    >
      <div className="lb-stack lb-gap-16 lb-inner">
        <fieldset className="lb-bare">
          <legend className="lb-14 lb-quiet lb-below-8">{t('buildings')}</legend>
          <div className="lb-chips">
            <button
              type="button"
              aria-pressed={isForAll(audience)}
              onClick={() => put({ buildings: [], marks: [], householdIds: [] })}
            >
              {t('all')}
            </button>
            {choices?.buildings.map(({ building, households }) => (
              <button
                key={building}
                type="button"
                aria-pressed={buildings.includes(building)}
                onClick={() => put({ buildings: toggled(buildings, building) })}
              >
                {t('ofBuilding', { name: building, count: households })}
              </button>
            ))}
          </div>
        </fieldset>
        {!!choices?.marks.length && (
          <fieldset className="lb-bare">
            <legend className="lb-14 lb-quiet lb-below-8">{t('marks')}</legend>
            <div className="lb-chips">
              {choices.marks.map(({ mark, households }) => (
                <button
                  key={mark}
                  type="button"
                  aria-pressed={marks.includes(mark)}
                  onClick={() => put({ marks: toggled(marks, mark) })}
                >
                  {t('ofBuilding', { name: mark, count: households })}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        <fieldset className="lb-bare">
          <legend className="lb-14 lb-quiet lb-below-8">{t('households')}</legend>
          <div className="lb-chips">
            {householdIds.map((id, nth) => (
              <button
                key={id}
                type="button"
                aria-label={t('without', { name: names[id] ?? String(nth + 1) })}
                onClick={() => put({ householdIds: householdIds.filter((other) => other !== id) })}
              >
                <span className="lb-line lb-gap-4">
                  {names[id] ?? t('countHomes', { count: 1 })} <Icon name="x" size={14} />
                </span>
              </button>
            ))}
            <button type="button" onClick={() => void add()}>
              <span className="lb-line lb-gap-4">
                <Icon name="plus" size={14} /> {t('addHousehold')}
              </span>
            </button>
          </div>
        </fieldset>
        <fieldset className="lb-bare">
          <legend className="lb-14 lb-quiet lb-below-8">{t('role')}</legend>
          <Segments
            full
            label={t('role')}
            value={role}
            onChange={(role) => put({ role })}
            options={audienceRoles.map((value) => ({ value, label: t(`role_${value}`) }))}
          />
        </fieldset>
      </div>
      <div className="au-ways">
        <h3>
          {t('ways')} <span className="lb-14 lb-quiet">{t('waysHint')}</span>
        </h3>
        {children}
        {isTold && counted && (
          <ul>
            {counted.ways.map(({ channel, households }) => (
              <li key={channel}>
                <span>{t(`channel_${channel}`)}</span>
                <span className="lb-quiet">{t('countHomes', { count: households })}</span>
              </li>
            ))}
            {counted.unreached > 0 && (
              <li>
                <span>{t('unreached')}</span>
                <span className="lb-amber">{t('unreachedHint', { count: counted.unreached })}</span>
              </li>
            )}
          </ul>
        )}
      </div>
      {isTold && counted?.unreached === 0 && counted.households > 0 && (
        <p className="lb-14 lb-quiet lb-inner-10">{t('allReached')}</p>
      )}
      {isTold && choices?.hasLink === false && (
        <div className="lb-inner-10">
          <Note>{t('noLink')}</Note>
        </div>
      )}
    </Panel>
  )
}
