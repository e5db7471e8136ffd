import { useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { Draw } from '../contract.ts'
import { drawsApi, useDrawChanges } from './queries.ts'

/** The desk enters a household that asks at the counter. */
export function EnterDialog({ draw, onClose }: { draw: Draw; onClose: () => void }) {
  const t = useTexts('drawPage')
  const again = useDrawChanges()
  const { facilityId, day, slots } = draw
  const [household, setHousehold] = useState<{ householdId: string; label: string }>()
  const [wishes, setWishes] = useState<readonly string[]>([])
  const [people, setPeople] = useState('2')
  const [acceptsRules, setAccepts] = useState(false)
  const act = useSubmit(
    async (retry) => {
      const given = {
        facilityId,
        day,
        householdId: household?.householdId ?? '',
        wishes: [...wishes],
        people: Math.max(1, Number(people)),
        acceptsRules,
      }
      await drawsApi.enter({ entryId: retry.idOf(given), ...given }, retry)
      toast(t('entered'))
      again()
      onClose()
    },
    { isWrong: () => !household || !wishes.length },
  )
  const toggle = (slot: string) =>
    setWishes(wishes.includes(slot) ? wishes.filter((one) => one !== slot) : [...wishes, slot])
  return (
    <ActDialog title={t('enterTitle')} confirm={t('enter')} act={act} onClose={onClose}>
      <Field label={t('household')} invalid={act.tried && !household ? t('householdNeeded') : undefined}>
        <Button
          icon={<Icon name="house" />}
          onClick={() => void pickHousehold().then((picked) => picked && setHousehold(picked))}
        >
          {household?.label ?? t('chooseHousehold')}
        </Button>
      </Field>
      <fieldset className="lb-bare">
        <legend className="lb-14 lb-quiet lb-below-8">
          {t('wishes')}　{t('wishesHelp')}
        </legend>
        <div className="lb-chips">
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
      </fieldset>
      {act.tried && !wishes.length && <Note tone="wait">{t('wishesNeeded')}</Note>}
      <Field label={t('people')}>
        <AmountInput digits={3} value={people} onAmount={setPeople} />
      </Field>
      <Checkbox checked={acceptsRules} onChange={({ target }) => setAccepts(target.checked)}>
        {t('rulesAccepted')}
      </Checkbox>
    </ActDialog>
  )
}
