import { useState } from 'react'
import type { Facility } from '#modules/everyday/facilities/contract.ts'
import { useFormAgain, useSpoken } from '#modules/everyday/facility-bookings/web/public.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { OwnDraw } from '../contract.ts'
import { drawFormApi, useOwnDraws } from './queries.ts'

/** The draws that a household can enter, or did. */
export function OwnDraws({ token, facilities }: { token: string; facilities: readonly Facility[] }) {
  const t = useTexts('facilityForm')
  const { data: draws = [] } = useOwnDraws(token)
  if (!draws.length) return null
  return (
    <Panel title={t('draws')} lead={t('drawsLead')}>
      <div className="lb-divided">
        {draws.map((draw) => (
          <DrawLine
            key={`${draw.facilityId} ${draw.day}`}
            token={token}
            draw={draw}
            facility={facilities.find(({ facilityId }) => facilityId === draw.facilityId)}
          />
        ))}
      </div>
    </Panel>
  )
}

function DrawLine({
  token,
  draw,
  facility,
}: {
  token: string
  draw: OwnDraw
  facility?: Facility | undefined
}) {
  const rules = facility?.rules ?? ''
  const t = useTexts('facilityForm')
  const desk = useTexts('facilityPage')
  const spoken = useSpoken()
  const act = useAsked(useFormAgain(token))
  const [wishes, setWishes] = useState<readonly string[]>([])
  const [people, setPeople] = useState('1')
  const [acceptsRules, setAccepts] = useState(false)
  const { facilityId, facilityName, day, from, until, slots, entryId, state } = draw
  const toggle = (slot: string) =>
    setWishes(wishes.includes(slot) ? wishes.filter((one) => one !== slot) : [...wishes, slot])
  const enter = () =>
    void act.submit({
      work: (retry) => {
        const given = {
          facilityId,
          day,
          wishes: [...wishes],
          people: Math.max(1, Number(people)),
          facilityVersion: facility?.rowVersion,
          acceptsRules: acceptsRules || rules === '',
        }
        return drawFormApi.enter({ token, entryId: retry.idOf(given), ...given }, retry)
      },
      done: t('enteredNow'),
    })
  return (
    <article className="lb-inner lb-stack">
      <p>
        <b>{facilityName}</b>　{spoken.day(day)} {from}–{until}
      </p>
      <p className="lb-14 lb-quiet">
        {t('drawUntil', { when: spoken.moment(draw.closesAt), drawn: spoken.moment(draw.drawsAt) })}
      </p>
      {entryId ? (
        <div className="lb-line lb-between lb-wrap">
          <span>{t('entered', { wishes: draw.wishes.join('、') })}</span>
          {state === 'open' && (
            <Button
              loading={act.busy}
              onClick={() =>
                void act.submit({
                  work: (retry) => drawFormApi.withdraw({ token, facilityId, day, entryId }, retry),
                  done: t('withdrawn'),
                })
              }
            >
              {t('withdraw')}
            </Button>
          )}
        </div>
      ) : (
        <>
          <div className="lb-chips" role="group" aria-label={t('wishes')}>
            {slots.map((slot) => (
              <button
                key={slot}
                type="button"
                aria-pressed={wishes.includes(slot)}
                onClick={() => toggle(slot)}
              >
                {wishes.includes(slot) ? `${wishes.indexOf(slot) + 1}. ${slot}` : slot}
              </button>
            ))}
          </div>
          {wishes.length > 0 && (
            <>
              <Field
                label={desk('people')}
                {...(facility && { hint: desk('mostPeople', { count: facility.mostPeople }) })}
              >
                <AmountInput digits={3} value={people} onAmount={setPeople} />
              </Field>
              {facility && <p className="lb-14 lb-quiet">{`${desk('fee')} ${spoken.price(facility)}`}</p>}
              {rules && (
                <>
                  <p className="lb-14 lb-quiet lb-lines">{rules}</p>
                  <Checkbox checked={acceptsRules} onChange={({ target }) => setAccepts(target.checked)}>
                    {t('rules')}
                  </Checkbox>
                </>
              )}
              <Button loading={act.busy} onClick={enter}>
                {t('enter')}
              </Button>
            </>
          )}
        </>
      )}
    </article>
  )
}
